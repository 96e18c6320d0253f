import { hostVersion, type RemoteApp, type RemoteName } from '@gallery/shared/host';
import { notePageEvent } from '../telemetry/page-events';
import { forgetContainer, loadExposed } from './load-container';

export type RemoteEntries = Partial<Record<RemoteName, string>>;

const known = new Map<string, string>();

/** `entries` come with the HTML, so finding a remote takes no request. */
export function registerEntries(entries: RemoteEntries) {
  for (const [name, entry] of Object.entries(entries)) known.set(name, entry);
}

/** Loads once per attempt: a second load would return a module that failed half-way as if it were complete. */
export function loadRemote(name: RemoteName): Promise<RemoteApp> {
  const loading = attempts.get(name) ?? loadChecked(name);
  attempts.set(name, loading);
  return loading;
}

const attempts = new Map<RemoteName, Promise<RemoteApp>>();

async function loadChecked(name: RemoteName): Promise<RemoteApp> {
  const entry = known.get(name);
  if (!entry) throw new Error(`${name} is not available`);
  const remote = (await Promise.race([loadExposed(name, entry), timeout(name)])) as RemoteApp;
  if (remote.needsHost > hostVersion) throw new Error(`${name} needs a newer page`);
  return remote;
}

/** A script that is already in the page has no time limit of its own. */
function timeout(name: RemoteName): Promise<never> {
  return new Promise((_, reject) => {
    setTimeout(() => reject(new Error(`${name} did not come in time`)), 8000);
  });
}

let retries = 0;

/** Drops the chunk array, scripts, links and registration of the failed load, then loads the edge's current entry. */
export async function reloadRemote(name: RemoteName): Promise<RemoteApp> {
  const response = await fetch('/remotes.json', { cache: 'no-store', signal: AbortSignal.timeout(8000) });
  const entries: RemoteEntries = await response.json();
  const entry = entries[name];
  if (!entry) throw new Error(`${name} is not available`);
  Reflect.deleteProperty(globalThis, `rspackChunk${name}`);
  for (const file of document.querySelectorAll(`[data-rspack^="${name}:"]`)) file.remove();
  forgetContainer(name);
  registerEntries({ [name]: `${entry}?retry=${++retries}` });
  notePageEvent({ reloaded: name });
  attempts.delete(name);
  return loadRemote(name);
}
