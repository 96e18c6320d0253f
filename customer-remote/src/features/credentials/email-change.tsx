import { authPaths, type EmailChangedAnswer } from '@gallery/shared/contract/account/user';
import { errorMessage } from '@gallery/shared/errors/error-message';
import { useSession } from '@gallery/shared/host';
import { ApiError, sendJson } from '@gallery/shared/http';
import { useQuery } from '@gallery/shared/query';
import { useLocation, useNavigate } from '@gallery/shared/router';
import { Button } from '@gallery/shared/ui/controls/button';
import { Spinner } from '@gallery/shared/ui/controls/spinner';
import { useEffect, useState } from 'react';
import styles from './credentials.module.css';

/** Opens the link that was mailed to the new address, `#email=TOKEN`. */
export function EmailChange() {
  const { hash, pathname } = useLocation();
  const navigate = useNavigate();
  const opened = new URLSearchParams(hash.slice(1)).get('email');
  const [token, setToken] = useState(opened);
  if (opened && opened !== token) setToken(opened);
  useEffect(() => {
    if (opened) void navigate(pathname, { replace: true });
  }, [opened, pathname, navigate]);
  return token ? <Confirmation key={token} token={token} /> : null;
}

function Confirmation({ token }: { token: string }) {
  const { data, error, refetch } = useConfirmed(token);
  if (data)
    return (
      <p className={styles.outcome} role="status">
        {data.message}
      </p>
    );
  if (!error)
    return (
      <p className={styles.outcome} role="status">
        <Spinner /> Changing your email address…
      </p>
    );
  const isRefused = error instanceof ApiError && error.status !== undefined;
  return (
    <div className={styles.outcome} role="alert">
      <p>{errorMessage(error)}</p>
      {!isRefused && (
        <Button kind="secondary" onClick={() => void refetch()}>
          Try again
        </Button>
      )}
    </div>
  );
}

/** Sends the token once for each link, however often the page renders. */
function useConfirmed(token: string) {
  const { user, updateUser } = useSession();
  return useQuery({
    queryKey: ['change of email address', token],
    queryFn: async () => {
      const changed = await sendJson<EmailChangedAnswer>('POST', authPaths.confirmEmailChange, { token });
      if (user?._id === changed._id) updateUser({ ...user, email: changed.email });
      return changed;
    },
    staleTime: Number.POSITIVE_INFINITY,
    retry: false,
  });
}
