import { errorMessage } from '@gallery/shared/errors/error-message';
import { ErrorPanel } from '@gallery/shared/ui/loading/error-panel';

type QuoteFailedProps = { error: Error; onRetry: () => void };

/** Replaces the payment, because the total is not known. */
export function QuoteFailed({ error, onRetry }: QuoteFailedProps) {
  return (
    <ErrorPanel
      message={`The price of the delivery did not load. ${errorMessage(error)}`}
      onRetry={onRetry}
    />
  );
}
