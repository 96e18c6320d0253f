import type { Notification } from '@gallery/shared/contract/inbox/notification';
import type { ReactNode } from 'react';
import { BookingWords } from '../subject/booking-words';
import { EnquiryWords } from '../subject/enquiry-words';
import { MessageWords } from '../subject/message-words';
import styles from './alert-sheet.module.css';
import { AlertTime } from './alert-time';

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
