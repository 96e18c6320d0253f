import { ErrorPanel } from '../loading/error-panel';
import { useLoadFailure } from './use-load-failure';

export function LoadFailure({ onRetry }: { onRetry: () => void }) {
  return <ErrorPanel message={useLoadFailure(onRetry)} onRetry={onRetry} />;
}
