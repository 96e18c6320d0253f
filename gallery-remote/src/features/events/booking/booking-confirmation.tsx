import type { Booking } from '@gallery/shared/contract/programme/event';
import { EmailAddress } from '@gallery/shared/ui/page/email-address';
import { useEffect, useRef } from 'react';
import styles from './booking-confirmation.module.css';
import { formatPlaces } from './places';

/** Receives the focus, because the form that had it is gone. */
export function BookingConfirmation({ booking: { status, places, email } }: { booking: Booking }) {
  const message = useRef<HTMLDivElement>(null);
  useEffect(() => message.current?.focus(), []);
  const isWaiting = status === 'waiting';
  return (
    <div
      ref={message}
      tabIndex={-1}
      role="status"
      className={`${styles.booked} ${isWaiting ? styles.waiting : ''}`}
    >
      <p className={styles.lead}>
        {isWaiting
          ? `You are on the waitlist for ${formatPlaces(places)}.`
          : `Your ${formatPlaces(places)} ${places === 1 ? 'is' : 'are'} confirmed.`}
      </p>
      {isWaiting ? (
        <p>
          We write to <EmailAddress>{email}</EmailAddress> as soon as enough places become free.
        </p>
      ) : (
        <>
          <p>
            A confirmation with the date for your calendar is on its way to{' '}
            <EmailAddress>{email}</EmailAddress>.
          </p>
          <p>If you cannot come, the link in that email cancels your booking.</p>
        </>
      )}
    </div>
  );
}
