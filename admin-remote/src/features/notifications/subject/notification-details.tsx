import type { Notification } from '@gallery/shared/contract/inbox/notification';
import type { ReactNode } from 'react';
import { NotificationTime } from '../list/notification-time';
import { BookingDetails } from './booking-details';
import { EnquiryDetails } from './enquiry-details';
import { MessageDetails } from './message-details';
import styles from './notification-details.module.css';

export function NotificationDetails({ notification }: { notification: Notification }) {
  const { tag, subject_id: id, event_id: eventId } = notification;
  return (
    <Sheet notification={notification}>
      {tag === 'Enquiry' && <EnquiryDetails id={id} />}
      {tag === 'Message' && <MessageDetails id={id} />}
      {tag === 'Booking' && eventId && <BookingDetails id={id} eventId={eventId} />}
    </Sheet>
  );
}

function Sheet({ notification, children }: { notification: Notification; children: ReactNode }) {
  return (
    <>
      <header className={styles.head}>
        <h2>{notification.tag}</h2>
        <span className={styles.time}>
          <NotificationTime notification={notification} />
        </span>
      </header>
      <p>{notification.text}</p>
      {children}
    </>
  );
}
