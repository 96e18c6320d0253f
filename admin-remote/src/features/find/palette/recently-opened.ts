import type { FoundOne } from './options';

const max = 5;

/** In memory only, because the names of customers must not stay on the device. */
let opened: FoundOne[] = [];

export function recentlyOpened(): readonly FoundOne[] {
  return opened;
}

export function rememberOpened(one: FoundOne): void {
  const others = opened.filter(({ kind, _id }) => kind !== one.kind || _id !== one._id);
  opened = [one].concat(others).slice(0, max);
}
