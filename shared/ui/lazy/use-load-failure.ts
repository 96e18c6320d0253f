import { useEffect, useState } from 'react';
import { networkMessage, unavailableMessage } from '../../contract/fields/answer';

const timeoutMs = 3_000;

type LoadFailure = { message: string; isReachable: boolean };

/** Names the connection or this part of the site as the cause. Retries when the connection is back. */
export function useLoadFailure(onRetry: () => void): LoadFailure {
  const [reachable, setReachable] = useState<boolean>();

  useEffect(() => {
    let left = false;
    void isReachable().then((found) => left || setReachable(found));
    return () => {
      left = true;
    };
  }, []);

  useEffect(() => {
    window.addEventListener('online', onRetry);
    return () => window.removeEventListener('online', onRetry);
  }, [onRetry]);

  const message = (reachable ?? navigator.onLine) ? unavailableMessage : networkMessage;
  return { message, isReachable: reachable === true };
}

async function isReachable(): Promise<boolean> {
  if (!navigator.onLine) return false;
  try {
    await fetch('/remotes.json', {
      method: 'HEAD',
      cache: 'no-store',
      signal: AbortSignal.timeout(timeoutMs),
    });
    return true;
  } catch {
    return false;
  }
}
