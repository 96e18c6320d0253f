import { Button } from '../controls/button';
import { ErrorPanel } from '../loading/error-panel';
import { useLoadFailure } from './use-load-failure';

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
