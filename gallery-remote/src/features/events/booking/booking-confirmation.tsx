import type { Booking } from '@gallery/shared/contract/programme/event';
import { EmailAddress } from '@gallery/shared/ui/page/email-address';
import { type ReactNode, useEffect, useRef } from 'react';
import styles from './booking-confirmation.module.css';
import { dayOf, hoursOf } from './event-times';
import { formatPlaces } from './places';

/** Receives the focus, because the form that had it is gone. */
export function BookingConfirmation({ booking: { status, places, email, session } }: { booking: Booking }) {
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
    </div>
  );
}

/** After a booking without scripts: anybody may open its address, so it names nobody. */
export function BookingSent({ status }: { status: 'confirmed' | 'waiting' }) {
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
