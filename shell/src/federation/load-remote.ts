import { hostVersion, type RemoteApp, type RemoteContract, type RemoteName } from '@gallery/shared/host';
import { loadRemote as load, registerRemotes } from '@module-federation/enhanced/runtime';
import { notePageEvent } from '../telemetry/page-events';

/** The longest that one file of a remote may take. */
export const loadTimeoutMs = 8000;

export type RemoteEntries = Partial<Record<RemoteName, string>>;

/** The HTML contains `entries`, so that finding a remote takes no request. */
export function registerEntries(entries: RemoteEntries, options?: { force: boolean }) {
  registerRemotes(
    Object.entries(entries).map(([name, entry]) => ({ name, entry })),
    options,
  );
}

/** Loads once per attempt, because a second load would return a half-failed module as if it were complete. */
export function loadRemote(name: RemoteName): Promise<RemoteApp> {
  const loading = attempts.get(name) ?? loadChecked(name);
  attempts.set(name, loading);
  return loading;
}

const attempts = new Map<RemoteName, Promise<RemoteApp>>();

async function loadChecked(name: RemoteName): Promise<RemoteApp> {
  const remote = await Promise.race([
    load<RemoteContract[`${RemoteName}/app`]>(`${name}/app`),
    timeout(name),
  ]);
  if (!remote) throw new Error(`${name} exposes nothing`);
  if (remote.needsHost > hostVersion) throw new Error(`${name} needs a newer page`);
  return remote;
}

/** A script that is already in the page has no time limit of its own. */
function timeout(name: RemoteName): Promise<never> {
  return new Promise((_, reject) => {
    setTimeout(() => reject(new Error(`${name} did not come in time`)), loadTimeoutMs);
  });
}

let retries = 0;

/** Drops the chunk array, scripts, links, and registration of the failed load, then loads the edge's current entry. */
export async function reloadRemote(name: RemoteName): Promise<RemoteApp> {
  const signal = AbortSignal.timeout(loadTimeoutMs);
  const response = await fetch('/remotes.json', { cache: 'no-store', signal });
  const entries: RemoteEntries = await response.json();
  const entry = entries[name];
  if (!entry) throw new Error(`${name} is not available`);
  Reflect.deleteProperty(globalThis, `rspackChunk${name}`);
  for (const file of document.querySelectorAll(`[data-rspack^="${name}:"]`)) file.remove();
  registerEntries({ [name]: `${entry}?retry=${++retries}` }, { force: true });
  notePageEvent({ reloaded: name });
  attempts.delete(name);
  return loadRemote(name);
}
