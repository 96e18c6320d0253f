import type { Notification } from '@gallery/shared/contract/notification';
import type { ReactNode } from 'react';
import styles from './alert-sheet.module.css';
import { AlertTime } from './alert-time';
import { BookingWords } from './booking-words';
import { EnquiryWords } from './enquiry-words';
import { MessageWords } from './message-words';

/** What an alert is about, but for orders, which have a sheet of their own. */
export function AlertSheet({ alert }: { alert: Notification }) {
  const { tag, subject_id: id, event_id: eventId } = alert;
  return (
    <Sheet alert={alert}>
      {tag === 'Enquiry' && <EnquiryWords id={id} />}
      {tag === 'Message' && <MessageWords id={id} />}
      {tag === 'Booking' && eventId && <BookingWords id={id} eventId={eventId} />}
    </Sheet>
  );
}

function Sheet({ alert, children }: { alert: Notification; children: ReactNode }) {
  return (
    <>
      <header className={styles.head}>
        <h2>{alert.tag}</h2>
        <span className={styles.time}>
          <AlertTime alert={alert} />
        </span>
      </header>
      <p>{alert.text}</p>
      {children}
    </>
  );
}
