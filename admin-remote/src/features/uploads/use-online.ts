import { useSyncExternalStore } from 'react';

export function useOnline(): boolean {
  return useSyncExternalStore(subscribe, () => navigator.onLine);
}

function subscribe(tell: () => void): () => void {
  for (const type of ['online', 'offline']) window.addEventListener(type, tell);
  return () => {
    for (const type of ['online', 'offline']) window.removeEventListener(type, tell);
  };
}
