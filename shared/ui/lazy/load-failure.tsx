import { ErrorPanel } from '../loading/error-panel';
import { useLoadFailure } from './use-load-failure';

/** Stands in the place of code that did not arrive. */
export function LoadFailure({ onRetry }: { onRetry: () => void }) {
  return <ErrorPanel message={useLoadFailure(onRetry)} onRetry={onRetry} />;
}
