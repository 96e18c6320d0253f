import { authPaths, type OwnPassword, settingsPasswordMessage } from '@gallery/shared/contract/account/user';
import { formatDateTime } from '@gallery/shared/domain/time';
import { getJsonOrNull } from '@gallery/shared/http';
import { queryOptions, useQuery } from '@gallery/shared/query';
import { LoadingArea } from '@gallery/shared/ui/controls/spinner';
import { Loaded } from '@gallery/shared/ui/loading/loaded';
import styles from './credentials.module.css';
import { PasswordForm } from './password-form';

type StaffPasswordProps = { userId: string; email: string; onChanged: () => void };

/** Asks who sets the password, because the next start would undo a change of a password that the settings hold. */
export function StaffPassword({ userId, email, onChanged }: StaffPasswordProps) {
  const found = useQuery(ownPassword(userId));
  return (
    <Loaded of={found} skeleton={<LoadingArea className={styles.loading} />}>
      {(own) =>
        own?.set_by === 'settings' ? (
          <p className={styles.sent}>{settingsPasswordMessage}</p>
        ) : (
          <>
            {own?.ends_at && (
              <p className={styles.outcome}>
                This password was generated and ends on {formatDateTime(own.ends_at)}. Choose your own.
              </p>
            )}
            <PasswordForm email={email} isStaff onChanged={onChanged} />
          </>
        )
      }
    </Loaded>
  );
}

/** Returns `null` if the API is of the release before. */
const ownPassword = (userId: string) =>
  queryOptions({
    queryKey: ['own password', userId],
    queryFn: ({ signal }) => getJsonOrNull<OwnPassword>(authPaths.changePassword, signal),
    staleTime: 0,
  });
