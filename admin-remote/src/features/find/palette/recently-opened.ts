import type { FoundOne } from './options';

const max = 5;

/** In memory only, because the names of customers must not stay on the device, and apart for each administrator. */
const opened = new Map<string, FoundOne[]>();

export function recentlyOpened(userId: string): readonly FoundOne[] {
  return opened.get(userId) ?? [];
}

export function rememberOpened(userId: string, one: FoundOne): void {
  const others = recentlyOpened(userId).filter(({ kind, _id }) => kind !== one.kind || _id !== one._id);
  opened.set(userId, [one].concat(others).slice(0, max));
}
