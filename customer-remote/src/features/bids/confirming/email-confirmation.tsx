import { errorMessage } from '@gallery/shared/errors/error-message';
import { ApiError } from '@gallery/shared/http';
import { useQuery } from '@gallery/shared/query';
import { useSearchParams } from '@gallery/shared/router';
import { Button } from '@gallery/shared/ui/controls/button';
import { Spinner } from '@gallery/shared/ui/controls/spinner';
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
      <p className={styles.outcome} role="status">
        {data.message}
      </p>
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
        <p>Open the lot on which you want to bid, and ask for a new link there.</p>
      ) : (
        <Button kind="secondary" onClick={() => void refetch()}>
          Try again
        </Button>
      )}
    </div>
  );
}
