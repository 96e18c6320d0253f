import { doorPaths } from '@gallery/shared/contract/programme/door/door';
import type { BookingAnswer } from '@gallery/shared/contract/programme/event.schema';
import { dayOf, hoursOf } from '@gallery/shared/format/event-times';
import { eventsPath } from '@gallery/shared/paths/gallery-paths';
import { useQuery, useQueryClient } from '@gallery/shared/query';
import { useAction } from '@gallery/shared/query/use-action';
import { Button, ButtonLink } from '@gallery/shared/ui/controls/button';
import { Spinner } from '@gallery/shared/ui/controls/spinner';
import { Loaded } from '@gallery/shared/ui/loading/loaded';
import { useEffect, useRef } from 'react';
import { cancelBooking, eventQueries } from '../event.queries';
import styles from './booking-cancel.module.css';
import { formatPlaces } from './places';

export function BookingCancel({ token }: { token: string }) {
  const found = useQuery(eventQueries.booking(token));
  return (
    <Loaded of={found} skeleton={<Spinner />}>
      {(answer) => (answer ? <FoundBooking token={token} answer={answer} /> : <UnknownBooking />)}
    </Loaded>
  );
}

function FoundBooking({ token, answer }: { token: string; answer: BookingAnswer }) {
  const { booking, event, code } = answer;
  const cancel = useCancel(token);
  const canceled = booking.status === 'canceled';
  const times = booking.session ?? event;
  const message = useRef<HTMLParagraphElement>(null);
  const wasCanceled = useRef(canceled);
  // The button that had the focus is gone.
  useEffect(() => {
    if (canceled && !wasCanceled.current) message.current?.focus();
  }, [canceled]);
  return (
    <>
      <p className={styles.event}>{event.title}</p>
      <p className={styles.note}>
        <time dateTime={times.starts_at}>
          {dayOf(times)}, {hoursOf(times)}
        </time>{' '}
        · {event.place}
      </p>
      <p className={styles.note}>
        {`${formatPlaces(booking.places)} for ${booking.name}`}
        {booking.status === 'waiting' && ', on the waitlist'}
      </p>
      {code && booking.status === 'confirmed' && !event.passed && <Ticket token={token} code={code} />}
      <p ref={message} tabIndex={-1} role="status">
        {canceled && 'This booking is canceled. Thank you for telling us.'}
      </p>
      {event.passed && <p className={styles.note}>This event has passed.</p>}
      {canceled || event.passed ? (
        <ButtonLink kind="secondary" to={eventsPath}>
          See all events
        </ButtonLink>
      ) : (
        <Button kind="danger" busy={cancel.isPending} onClick={() => cancel.mutate()}>
          Cancel booking
        </Button>
      )}
    </>
  );
}

/** Older APIs send no code, and then have no picture of it. */
function Ticket({ token, code }: { token: string; code: string }) {
  return (
    <figure className={styles.ticket}>
      <img src={`/api${doorPaths.code(token)}`} alt="QR code of your booking" width={176} height={176} />
      <figcaption className={styles.note}>
        Show this code at the door, or say <strong>{code}</strong>.
      </figcaption>
    </figure>
  );
}

function UnknownBooking() {
  return (
    <>
      <p>We do not know this booking. The link may be incomplete: open it from the email again.</p>
      <ButtonLink kind="secondary" to={eventsPath}>
        See all events
      </ButtonLink>
    </>
  );
}

function useCancel(token: string) {
  const queryClient = useQueryClient();
  return useAction({
    mutationFn: async () => (await cancelBooking(token)).booking,
    invalidates: eventQueries.all().queryKey,
    done: (booking) => {
      const { queryKey } = eventQueries.booking(token);
      queryClient.setQueryData(queryKey, (known) => known && { ...known, booking });
    },
  });
}
