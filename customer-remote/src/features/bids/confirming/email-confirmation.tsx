import { lotOfSavedBid } from '@gallery/shared/browser/saved-bid';
import { errorMessage } from '@gallery/shared/errors/error-message';
import { ApiError } from '@gallery/shared/http';
import { useQuery } from '@gallery/shared/query';
import { useSearchParams } from '@gallery/shared/router';
import { Button, ButtonLink } from '@gallery/shared/ui/controls/button';
import { Spinner } from '@gallery/shared/ui/controls/spinner';
import { useState } from 'react';
import { confirmationQuery } from './confirmation.queries';
import styles from './email-confirmation.module.css';

/** Answers the link of the e-mail that confirms an address: `?confirm=TOKEN`. */
export function EmailConfirmation() {
  const [params] = useSearchParams();
  const token = params.get('confirm');
  return token ? <Confirmation token={token} /> : null;
}

function Confirmation({ token }: { token: string }) {
  const { data, error, refetch } = useQuery(confirmationQuery(token));
  if (data) {
    return (
      <div className={styles.outcome}>
        <p role="status">{data.message}</p>
        <BackToLot />
      </div>
    );
  }
  if (!error) {
    return (
      <p className={styles.outcome} role="status">
        <Spinner /> Confirming your e-mail address…
      </p>
    );
  }
  const isRefused = error instanceof ApiError && error.status !== undefined;
  return (
    <div className={styles.outcome} role="alert">
      <p>{errorMessage(error)}</p>
      {isRefused ? (
        <>
          <p>Open the lot on which you want to bid, and ask for a new link there.</p>
          <BackToLot />
        </>
      ) : (
        <Button kind="secondary" onClick={() => void refetch()}>
          Try again
        </Button>
      )}
    </div>
  );
}

/** The amount typed there is still filled in. */
function BackToLot() {
  const [lot] = useState(lotOfSavedBid);
  return (
    <ButtonLink kind="secondary" to={lot ? `/auction-bidding/${lot}` : '/auction-bidding'}>
      {lot ? 'Back to the lot' : 'See the auctions'}
    </ButtonLink>
  );
}
