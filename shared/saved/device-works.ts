import { maxWorksOnDevice } from '../contract/saved/saved';
import { idPattern } from '../domain/id';
import { UserError } from '../errors/error-message';

const key = 'saved works';
const none: readonly string[] = [];
const listeners = new Set<() => void>();
let [text, works] = ['', none];

/** Returns the ids that a visitor without an account saved in this browser, newest last. The same list until it changes. */
export function readDeviceWorks(): readonly string[] {
  const now = readText();
  if (now !== text) [text, works] = [now, idsIn(now)];
  return works;
}

export function subscribeDeviceWorks(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Saves the work, or removes it. Throws a `UserError` without room. */
export function toggleDeviceWork(id: string): void {
  const known = readDeviceWorks();
  const isSaved = known.includes(id);
  if (!isSaved && known.length >= maxWorksOnDevice) {
    throw new UserError(`This device keeps ${maxWorksOnDevice} works. Log in to save more.`);
  }
  write(isSaved ? known.filter((one) => one !== id) : [...known, id]);
}

export function forgetDeviceWorks(ids: readonly string[]): void {
  write(readDeviceWorks().filter((id) => !ids.includes(id)));
}

function write(ids: readonly string[]): void {
  try {
    if (ids.length > 0) localStorage.setItem(key, JSON.stringify(ids));
    else localStorage.removeItem(key);
  } catch {
    throw new UserError('This browser refuses to keep data. Log in to save works.');
  }
  for (const tell of listeners) tell();
}

function readText(): string {
  try {
    return localStorage.getItem(key) ?? '';
  } catch {
    // A browser may refuse its storage.
    return '';
  }
}

/** Skips what another version or a person wrote there. */
function idsIn(saved: string): readonly string[] {
  try {
    const ids: unknown = JSON.parse(saved);
    if (!Array.isArray(ids)) return none;
    return [...new Set(ids)].filter((id) => idPattern.test(String(id))).slice(0, maxWorksOnDevice);
  } catch {
    return none;
  }
}
