import type { OwnSession } from '@gallery/shared/contract/account/account';
import { formatDateTime } from '@gallery/shared/domain/time';
import { useAction } from '@gallery/shared/query/use-action';
import { Button } from '@gallery/shared/ui/controls/button';
import { VisuallyHidden } from '@gallery/shared/ui/controls/visually-hidden';
import styles from './sessions.module.css';
import { endSession, sessionQueries } from './sessions.queries';

type SessionItemProps = { userId: string; session: OwnSession; onEnded: () => void };

export function SessionItem({ userId, session, onEnded }: SessionItemProps) {
  const { device, network, used_at, current } = session;
  const name = device || 'A device';
  const { isPending, mutate } = useAction({
    mutationFn: () => endSession(session._id),
    invalidates: sessionQueries.list(userId).queryKey,
    done: onEnded,
  });
  return (
    <li className={styles.item}>
      <div className={styles.words}>
        <p className={styles.device}>{name}</p>
        <p className={styles.quiet}>
          {network && `Network ${network}, `}last used{' '}
          <time dateTime={used_at}>{formatDateTime(used_at)}</time>
        </p>
      </div>
      {current ? (
        <p className={styles.quiet}>This device</p>
      ) : (
        <Button kind="quiet" busy={isPending} onClick={() => mutate()}>
          Log out
          <VisuallyHidden> {name}</VisuallyHidden>
        </Button>
      )}
    </li>
  );
}
