import type { OwnSession } from '@gallery/shared/contract/account/account.schema';
import { formatDateTime } from '@gallery/shared/domain/time';
import { useQuery } from '@gallery/shared/query';
import { useAction } from '@gallery/shared/query/use-action';
import { Button } from '@gallery/shared/ui/controls/button';
import { LoadingArea } from '@gallery/shared/ui/controls/spinner';
import { VisuallyHidden } from '@gallery/shared/ui/controls/visually-hidden';
import { Loaded } from '@gallery/shared/ui/loading/loaded';
import { useRef } from 'react';
import styles from './sessions.module.css';
import { endOtherSessions, endSession, sessionQueries } from './sessions.queries';

export function SessionList({ userId }: { userId: string }) {
  const found = useQuery(sessionQueries.list(userId));
  return (
    <Loaded of={found} skeleton={<LoadingArea className={styles.loading} />}>
      {(sessions) =>
        sessions ? (
          <List userId={userId} sessions={sessions} />
        ) : (
          <p>Your devices appear here after the next update of the gallery. Please try again later.</p>
        )
      }
    </Loaded>
  );
}

function List({ userId, sessions }: { userId: string; sessions: OwnSession[] }) {
  const list = useRef<HTMLUListElement>(null);
  // The button that had the focus is gone.
  const focusList = () => list.current?.focus();
  const { isPending, mutate } = useAction({
    mutationFn: endOtherSessions,
    invalidates: sessionQueries.list(userId).queryKey,
    done: focusList,
  });
  return (
    <div className={styles.sessions}>
      <ul ref={list} className={styles.list} tabIndex={-1} aria-label="Your devices">
        {sessions.map((session) => (
          <SessionItem key={session._id} userId={userId} session={session} onEnded={focusList} />
        ))}
      </ul>
      {sessions.length > 1 && (
        <Button kind="secondary" busy={isPending} onClick={() => mutate()}>
          Log out all other devices
        </Button>
      )}
    </div>
  );
}

type SessionItemProps = { userId: string; session: OwnSession; onEnded: () => void };

function SessionItem({ userId, session, onEnded }: SessionItemProps) {
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
