import { eventPaths } from '@gallery/shared/contract/programme/event';
import type { Booking, GalleryEvent } from '@gallery/shared/contract/programme/event.schema';
import { dayOf, hoursOf } from '@gallery/shared/format/event-times';
import { eventPath, eventsPath } from '@gallery/shared/paths/gallery-paths';
import { useQuery, useQueryClient } from '@gallery/shared/query';
import { deferred } from '@gallery/shared/ui/lazy/deferred';
import { MoreLink } from '@gallery/shared/ui/navigation/more-link';
import { EmailAddress } from '@gallery/shared/ui/page/wrapping-text';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { useSentForm } from '../../../ui/sent-notice';
import { ClosedIcon } from '../closed-label';
import { eventQueries } from '../event.queries';
import styles from './booking-panel.module.css';
import { formatPlaces, placesText } from './places';

type BookingConfirmationProps = { booking: Booking; eventId: string };

/** Receives the focus, because the form that had it is gone. */
function BookingConfirmation({ booking, eventId }: BookingConfirmationProps) {
  const { status, places, email, session } = booking;
  const message = useRef<HTMLDivElement>(null);
  useEffect(() => message.current?.focus(), []);
  const isWaiting = status === 'waiting';
  return (
    <div ref={message} tabIndex={-1} role="status" className={lookOf(isWaiting)}>
      <p className={styles.lead}>
        {isWaiting
          ? `You are on the waitlist for ${formatPlaces(places)}.`
          : `Your ${formatPlaces(places)} ${places === 1 ? 'is' : 'are'} confirmed.`}
      </p>
      {session && (
        <p>
          {dayOf(session)}, {hoursOf(session)}
        </p>
      )}
      <NextStep isWaiting={isWaiting}>
        <EmailAddress>{email}</EmailAddress>
      </NextStep>
      {!isWaiting && (
        <a className="link" href={`/api${eventPaths.calendar(eventId, session?.starts_at)}`} download>
          Add to calendar
        </a>
      )}
    </div>
  );
}

/** Anybody may open the address of a booking without scripts, so the page names nobody. */
function BookingSent({ status }: { status: 'confirmed' | 'waiting' }) {
  const isWaiting = status === 'waiting';
  return (
    <div role="status" className={lookOf(isWaiting)}>
      <p className={styles.lead}>{isWaiting ? 'You are on the waitlist.' : 'Your booking is confirmed.'}</p>
      <NextStep isWaiting={isWaiting}>you</NextStep>
    </div>
  );
}

function NextStep({ isWaiting, children }: { isWaiting: boolean; children: ReactNode }) {
  if (isWaiting) return <p>We write to {children} as soon as enough places become free.</p>;
  return (
    <>
      <p>A confirmation with the date for your calendar is on its way to {children}.</p>
      <p>If you cannot come, the link in that email cancels your booking.</p>
    </>
  );
}

const lookOf = (isWaiting: boolean) => `${styles.booked} ${isWaiting ? styles.waiting : ''}`;

/** The form brings formik and yup, so it loads after the first view. */
const BookingForm = deferred(
  async () => (await import(/* webpackChunkName: "booking" */ './booking-form')).BookingForm,
);

export function BookingPanel({ event }: { event: GalleryEvent }) {
  const [booking, setBooking] = useState<Booking | null>(null);
  const sent = useSentForm('confirmed', 'waiting');
  const queryClient = useQueryClient();
  const byDay = Boolean(event.opening_hours);
  const { data: sessions = [] } = useQuery({ ...eventQueries.sessions(event._id), enabled: byDay });
  const refetchEvents = () => queryClient.invalidateQueries(eventQueries.all());

  function showBooking(made: Booking) {
    setBooking(made);
    void refetchEvents();
  }

  if (booking)
    return (
      <Panel title="Your booking">
        <BookingConfirmation booking={booking} eventId={event._id} />
      </Panel>
    );
  if (sent)
    return (
      <Panel title="Your booking">
        <BookingSent status={sent} />
      </Panel>
    );
  if (event.passed)
    return <NoBooking title="This event has passed">{`This was on ${dayOf(event)}.`}</NoBooking>;
  if (event.label === 'Closed')
    return <NoBooking title="Closed">This event takes no more bookings.</NoBooking>;
  if (event.capacity === 0) return <Panel title="Come as you are">No booking is needed.</Panel>;
  if (byDay && sessions.length === 0) return <Panel title="Book a place">{noDays}</Panel>;
  return (
    <Panel title="Book a place">
      <p className={styles.note} role="status">
        {placesText(event)}
      </p>
      <BookingForm
        event={event}
        action={`${eventPath(event._id)}#${panelId}`}
        sessions={sessions}
        onBooked={showBooking}
        onRefused={refetchEvents}
      />
    </Panel>
  );
}

const noDays = <p className={styles.note}>No open day is left to book.</p>;

function NoBooking({ title, children }: { title: string; children: string }) {
  return (
    <Panel title={title} icon={<ClosedIcon />}>
      <p className={styles.note}>{children}</p>
      <MoreLink to={eventsPath}>Upcoming Events</MoreLink>
    </Panel>
  );
}

type PanelProps = { title: string; icon?: ReactNode; children: ReactNode };

function Panel({ title, icon, children }: PanelProps) {
  return (
    <section id={panelId} className={styles.panel} aria-labelledby={headingId}>
      <h2 id={headingId} className={styles.title}>
        {icon}
        {title}
      </h2>
      {children}
    </section>
  );
}

const panelId = 'booking';
const headingId = 'booking-heading';
