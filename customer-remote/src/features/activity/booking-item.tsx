import type { OwnBooking } from '@gallery/shared/contract/account/account';
import { countOf } from '@gallery/shared/domain/count-of';
import { directionsUrl } from '@gallery/shared/format/directions-url';
import { dayOf, hoursOf } from '@gallery/shared/format/event-times';
import { eventPath } from '@gallery/shared/paths/gallery-paths';
import { useAction } from '@gallery/shared/query/use-action';
import { Link } from '@gallery/shared/router';
import { Button } from '@gallery/shared/ui/controls/button';
import { Confirm } from '@gallery/shared/ui/controls/confirm';
import { VisuallyHidden } from '@gallery/shared/ui/controls/visually-hidden';
import { WrappingText } from '@gallery/shared/ui/page/wrapping-text';
import { useEffect, useRef, useState } from 'react';
import styles from './activity.module.css';
import { activityQueries, cancelOwnBooking } from './activity.queries';

type BookingItemProps = { booking: OwnBooking; userId: string };

export function BookingItem({ booking, userId }: BookingItemProps) {
  const { event, session, places, status } = booking;
  const times = session ?? event;
  const isLive = status !== 'canceled' && !event.passed;
  const { title, follow } = useFocusAfter(!isLive);
  return (
    <li className={`${styles.item} ${isLive ? '' : styles.over}`}>
      <div className={styles.words}>
        <Link ref={title} className={styles.title} to={eventPath(event._id)}>
          {event.title}
        </Link>
        <time dateTime={times.starts_at}>
          {dayOf(times)}, {hoursOf(times)}
        </time>
        <span className={styles.quiet}>
          <WrappingText>{event.place}</WrappingText>{' '}
          {isLive && (
            <a className="link" href={directionsUrl(event.place)}>
              Directions
              <VisuallyHidden> to {event.title}</VisuallyHidden>
            </a>
          )}
        </span>
      </div>
      <div className={styles.state}>
        <p>{stateOf(booking)}</p>
        <p className={styles.quiet}>{countOf(places, 'place')}</p>
        {isLive && <CancelBooking booking={booking} userId={userId} onCanceled={follow} />}
      </div>
    </li>
  );
}

function stateOf({ status, turn, event: { passed } }: OwnBooking): string {
  if (status === 'canceled') return 'Canceled';
  if (passed) return status === 'waiting' ? 'No place became free' : 'Passed';
  return status === 'waiting' ? `Number ${turn ?? 1} on the waiting list` : 'Confirmed';
}

/** Moves the focus to the title when the button that had it is gone. */
function useFocusAfter(isOver: boolean) {
  const title = useRef<HTMLAnchorElement>(null);
  const isFollowing = useRef(false);
  useEffect(() => {
    if (isOver && isFollowing.current) title.current?.focus();
  }, [isOver]);
  return {
    title,
    follow() {
      isFollowing.current = true;
    },
  };
}

type CancelBookingProps = BookingItemProps & { onCanceled: () => void };

function CancelBooking({ booking: { _id, event, status }, userId, onCanceled }: CancelBookingProps) {
  const [asking, setAsking] = useState(false);
  const cancel = useAction({
    mutationFn: () => cancelOwnBooking(_id),
    invalidates: activityQueries.bookings(userId).queryKey,
    done() {
      setAsking(false);
      onCanceled();
    },
  });
  const what = status === 'waiting' ? 'your place on the waiting list' : 'your booking';
  return (
    <>
      <Button kind="quiet" onClick={() => setAsking(true)}>
        Cancel booking
        <VisuallyHidden> for {event.title}</VisuallyHidden>
      </Button>
      {asking && (
        <Confirm
          question={`Cancel ${what} for ${event.title}?`}
          confirm="Cancel booking"
          cancel="Keep booking"
          busy={cancel.isPending}
          onConfirm={() => cancel.mutate()}
          onCancel={() => setAsking(false)}
        >
          <p>Somebody who waits gets the free places.</p>
        </Confirm>
      )}
    </>
  );
}
