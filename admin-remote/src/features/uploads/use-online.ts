import { useSyncExternalStore } from 'react';

export function useOnline(): boolean {
  return useSyncExternalStore(subscribe, () => navigator.onLine);
}

function subscribe(onChange: () => void): () => void {
  for (const type of ['online', 'offline']) window.addEventListener(type, onChange);
  return () => {
    for (const type of ['online', 'offline']) window.removeEventListener(type, onChange);
  };
}
