import { useState } from 'react';

const storageKey = 'find-on-slash';

/** A person who dictates can turn the single key off, because a spoken word may contain it. */
export function opensOnSlash(): boolean {
  return localStorage.getItem(storageKey) !== 'off';
}

export function useSlashKey() {
  const [opens, setOpens] = useState(opensOnSlash);
  function change(next: boolean) {
    localStorage.setItem(storageKey, next ? 'on' : 'off');
    setOpens(next);
  }
  return [opens, change] as const;
}
