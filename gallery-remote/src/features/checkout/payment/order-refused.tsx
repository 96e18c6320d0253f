import { bidderPaths, type ConfirmationInput } from '@gallery/shared/contract/auctions/auction';
import type { ListedArtwork } from '@gallery/shared/contract/catalogue/artwork';
import { errorMessage } from '@gallery/shared/errors/error-message';
import { ApiError, sendJson } from '@gallery/shared/http';
import { artworkPath } from '@gallery/shared/paths/gallery-paths';
import { useAction } from '@gallery/shared/query/use-action';
import { Button, ButtonLink } from '@gallery/shared/ui/controls/button';
import { useState } from 'react';
import styles from '../checkout.module.css';

export type Refusal = { message: string; isLiftedByEmail: boolean };

/** Returns `null` for an error that a field shows. */
export function refusalOf(error: unknown): Refusal | null {
  if (error instanceof ApiError && error.errors) return null;
  const isLiftedByEmail = error instanceof ApiError && error.current.confirm_email === true;
  return { message: errorMessage(error), isLiftedByEmail };
}

type OrderRefusedProps = { work: ListedArtwork; refusal: Refusal; email: string };

/** Shows the reason until the next attempt. A toast has already announced it. */
export function OrderRefused({ work, refusal, email }: OrderRefusedProps) {
  return (
    <div className={styles.refused}>
      <p className={styles.reason}>{refusal.message}</p>
      {refusal.isLiftedByEmail && <ConfirmationLink work={work} email={email} />}
      <ButtonLink kind="quiet" to={`${artworkPath(work._id)}#enquiry`} replace>
        Ask the gallery
      </ButtonLink>
    </div>
  );
}

function ConfirmationLink({ work, email }: { work: ListedArtwork; email: string }) {
  const [isSent, setSent] = useState(false);
  const input: ConfirmationInput = { artwork: work._id };
  const send = useAction({
    mutationFn: async () => void (await sendJson('POST', bidderPaths.email, input)),
    done: () => setSent(true),
  });
  return (
    <>
      <p role="status">
        {isSent && `We sent a link to ${email}. Open it, then come back here and try again.`}
      </p>
      <Button kind="secondary" busy={send.isPending} onClick={() => send.mutate()}>
        {isSent ? 'Send the link again' : 'Send me the link'}
      </Button>
    </>
  );
}
