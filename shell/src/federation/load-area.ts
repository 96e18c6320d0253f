import type { ComponentType } from 'react';
import type { Area } from '../areas';
import { loadRemote, reloadRemote } from './load-remote';

type LoadedArea = { default: ComponentType; prepare?: (pathname: string) => Promise<void> };

export function loadArea(area: Area): Promise<LoadedArea> {
  return area === 'shell' ? loadAccount() : loadRemote(area);
}

export function reloadArea(area: Area): Promise<LoadedArea> {
  return area === 'shell' ? loadAccount() : reloadRemote(area);
}

async function loadAccount(): Promise<LoadedArea> {
  const { AccountRoutes } = await import(/* webpackChunkName: "account" */ '../account-routes');
  return { default: AccountRoutes };
}
