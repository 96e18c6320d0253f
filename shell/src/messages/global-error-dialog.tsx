import type { ServerFailure } from '@gallery/shared/http';
import { Button } from '@gallery/shared/ui/controls/button';
import { Dialog } from '@gallery/shared/ui/controls/dialog';

export type GlobalErrorDialogProps = { failure: ServerFailure; onClose: () => void };

export function GlobalErrorDialog({ failure, onClose }: GlobalErrorDialogProps) {
  const { status, statusText, message } = failure;
  return (
    <Dialog
      title="Something went wrong on our side"
      onClose={onClose}
      foot={<Button onClick={onClose}>Back to where I was</Button>}
    >
      <p>{message}</p>
      <p>
        {status} {statusText}
      </p>
      <p>Nothing that you typed is lost. Please try again in a moment.</p>
    </Dialog>
  );
}
