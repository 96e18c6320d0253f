import { useState } from 'react';

const storageKey = 'find-on-slash';

/** A person who dictates can turn the single key off, because a spoken word may contain it. */
export function opensOnSlash(): boolean {
  return withStorage((storage) => storage.getItem(storageKey) !== 'off') ?? true;
}

export function useSlashKey() {
  const [opens, setOpens] = useState(opensOnSlash);
  function change(next: boolean) {
    withStorage((storage) => storage.setItem(storageKey, next ? 'on' : 'off'));
    setOpens(next);
  }
  return [opens, change] as const;
}

/** A browser may refuse its storage. */
function withStorage<Result>(use: (storage: Storage) => Result): Result | undefined {
  try {
    return use(localStorage);
  } catch {
    return undefined;
  }
}
