import type { ComponentType } from 'react';
import type { Area } from './areas';
import { loadRemote, reloadRemote } from './load-remote';

type LoadedArea = { default: ComponentType; prepare?: (pathname: string) => Promise<void> };

/** The code of an area: a remote's, or the shell's own account screens, which come as a chunk with their forms. */
export function loadArea(area: Area): Promise<LoadedArea> {
  return area === 'shell' ? loadAccount() : loadRemote(area);
}

/** The same after a failure. */
export function reloadArea(area: Area): Promise<LoadedArea> {
  return area === 'shell' ? loadAccount() : reloadRemote(area);
}

async function loadAccount(): Promise<LoadedArea> {
  const { AccountRoutes } = await import(/* webpackChunkName: "account" */ '../account-routes');
  return { default: AccountRoutes };
}
