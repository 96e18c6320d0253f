import { lotOfSavedBid } from '@gallery/shared/browser/saved-bid';
import { bidderPaths } from '@gallery/shared/contract/auctions/auction';
import { formatNaira } from '@gallery/shared/domain/money';
import { errorMessage } from '@gallery/shared/errors/error-message';
import { ApiError, sendJson } from '@gallery/shared/http';
import { auctionsPath, checkoutPath, lotPath } from '@gallery/shared/paths/gallery-paths';
import { queryOptions, useQuery } from '@gallery/shared/query';
import { useLocation, useNavigate } from '@gallery/shared/router';
import { Button, ButtonLink } from '@gallery/shared/ui/controls/button';
import { Spinner } from '@gallery/shared/ui/controls/spinner';
import { useEffect, useState } from 'react';
import styles from './email-confirmation.module.css';

/** Sends the token once for each link, however often the page renders. */
const confirmationQuery = (token: string) =>
  queryOptions({
    queryKey: ['email confirmation', token],
    queryFn: () => sendJson<{ message: string }>('POST', bidderPaths.confirmEmail, { token }),
    staleTime: Number.POSITIVE_INFINITY,
    retry: false,
  });

/** The link of the email, `#confirm=TOKEN`, also names the work, or the lot and the amount, to return to. */
export function EmailConfirmation() {
  const { hash, pathname, search } = useLocation();
  const navigate = useNavigate();
  // Links of the previous release carry the token in the query.
  const opened = new URLSearchParams(hash ? hash.slice(1) : search);
  const isOpened = opened.has('confirm');
  const [link, setLink] = useState(opened);
  if (isOpened && String(opened) !== String(link)) setLink(opened);
  const token = link.get('confirm');
  useEffect(() => {
    if (isOpened) void navigate(pathname, { replace: true });
  }, [isOpened, pathname, navigate]);
  return token ? <Confirmation key={token} token={token} link={link} /> : null;
}

function Confirmation({ token, link }: { token: string; link: URLSearchParams }) {
  const { data, error, refetch } = useQuery(confirmationQuery(token));
  if (data) {
    return (
      <div className={styles.outcome}>
        <p role="status">{data.message}</p>
        <WayBack link={link} />
      </div>
    );
  }
  if (!error) {
    return (
      <p className={styles.outcome} role="status">
        <Spinner /> Confirming your email address…
      </p>
    );
  }
  const isRefused = error instanceof ApiError && error.status !== undefined;
  return (
    <div className={styles.outcome} role="alert">
      <p>{errorMessage(error)}</p>
      {isRefused ? (
        <>
          <p>Go back to the artwork or the lot, and ask for a new link there.</p>
          <WayBack link={link} />
        </>
      ) : (
        <Button kind="secondary" onClick={() => void refetch()}>
          Try again
        </Button>
      )}
    </div>
  );
}

function WayBack({ link }: { link: URLSearchParams }) {
  const artwork = link.get('artwork');
  if (!artwork) return <BackToLot link={link} />;
  return <ButtonLink to={checkoutPath(encodeURIComponent(artwork))}>Back to the artwork</ButtonLink>;
}

/** Fills in the typed amount on whichever device the bidder opens the link. */
function BackToLot({ link }: { link: URLSearchParams }) {
  const [lot] = useState(() => link.get('lot') ?? lotOfSavedBid());
  const max = Number(link.get('max'));
  if (!lot) {
    return (
      <ButtonLink kind="secondary" to={auctionsPath}>
        See the auctions
      </ButtonLink>
    );
  }
  const page = lotPath(encodeURIComponent(lot));
  if (!Number.isSafeInteger(max) || max <= 0) return <ButtonLink to={page}>Back to the lot</ButtonLink>;
  return <ButtonLink to={`${page}?bid=${max}`}>Back to the lot with {formatNaira(max)}</ButtonLink>;
}
