import { useLoadFailure } from '../navigation/use-load-failure';
import { ErrorPanel } from './error-panel';

/** Stands in the place of code that did not arrive. */
export function LoadFailure({ onRetry }: { onRetry: () => void }) {
  return <ErrorPanel message={useLoadFailure(onRetry)} onRetry={onRetry} />;
}
