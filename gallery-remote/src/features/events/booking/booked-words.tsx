import type { Booking } from '@gallery/shared/contract/programme/event';
import { EmailAddress } from '@gallery/shared/ui/page/email-address';
import { useEffect, useRef } from 'react';
import styles from './booked-words.module.css';
import { counted } from './places';

/** What became of a booking that was just made. The focus goes to it: the form that had it is gone. */
export function BookedWords({ booking: { status, places, email } }: { booking: Booking }) {
  const words = useRef<HTMLDivElement>(null);
  useEffect(() => words.current?.focus(), []);
  const waits = status === 'waiting';
  return (
    <div ref={words} tabIndex={-1} role="status" className={`${styles.booked} ${waits ? styles.waits : ''}`}>
      <p className={styles.sentence}>
        {waits
          ? `You are on the waitlist for ${counted(places)}.`
          : `Your ${counted(places)} ${places === 1 ? 'is' : 'are'} confirmed.`}
      </p>
      {waits ? (
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
