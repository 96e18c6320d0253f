import { useEffect, useState } from 'react';
import { networkMessage } from '../../contract/fields/answer';

const unavailableMessage = 'This part of the site is not available right now.';

/** Milliseconds for the site's own word on what is open: short, since somebody waits for the reason. */
const timeoutMs = 3_000;

/**
 * Why code did not arrive, in words: the connection, or else this part of the site. Tries again by itself when the
 * connection is back.
 */
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
