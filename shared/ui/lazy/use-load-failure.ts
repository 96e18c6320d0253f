import { useEffect, useState } from 'react';
import { networkMessage, unavailableMessage } from '../../contract/fields/answer';

const timeoutMs = 3_000;

/** Names the connection or this part of the site as the cause; retries when the connection is back. */
export function useLoadFailure(onRetry: () => void): string {
  const [message, setMessage] = useState(() => (navigator.onLine ? unavailableMessage : networkMessage));

  useEffect(() => {
    let left = false;
    void isReachable().then((reachable) => {
      if (!left) setMessage(reachable ? unavailableMessage : networkMessage);
    });
    return () => {
      left = true;
    };
  }, []);

  useEffect(() => {
    window.addEventListener('online', onRetry);
    return () => window.removeEventListener('online', onRetry);
  }, [onRetry]);

  return message;
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
