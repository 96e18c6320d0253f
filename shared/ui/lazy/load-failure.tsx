import { useEffect, useState } from 'react';
import { networkMessage, unavailableMessage } from '../../contract/fields/answer';
import { Button } from '../controls/button';
import { ErrorPanel } from '../loading/error-panel';

const timeoutMs = 3_000;

/** A page that is older than every stored release recovers only by a reload. */
export function LoadFailure({ onRetry }: { onRetry: () => void }) {
  const { message, isReachable } = useLoadFailure(onRetry);
  return (
    <ErrorPanel message={message} onRetry={onRetry}>
      {isReachable && (
        <Button kind="secondary" onClick={() => window.location.reload()}>
          Reload the page
        </Button>
      )}
    </ErrorPanel>
  );
}

/** Names the connection or this part of the site as the cause. Retries when the connection is back. */
function useLoadFailure(onRetry: () => void) {
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
