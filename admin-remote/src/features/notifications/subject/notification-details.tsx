import { brand } from '@gallery/shared/brand';
import { type ContactRecordAnswer, contactPaths } from '@gallery/shared/contract/inbox/contact';
import { type EnquiryAnswer, enquiryPaths } from '@gallery/shared/contract/inbox/enquiry';
import type { Notification } from '@gallery/shared/contract/inbox/notification.schema';
import { eventPaths } from '@gallery/shared/contract/programme/event';
import type { BookingsAnswer } from '@gallery/shared/contract/programme/event.schema';
import { formatTime } from '@gallery/shared/domain/clock';
import { countOf } from '@gallery/shared/domain/count-of';
import { formatDay } from '@gallery/shared/domain/time';
import { getJson } from '@gallery/shared/http';
import { adminAuctionPath, adminConversationPath, editEventPath } from '@gallery/shared/paths/admin-paths';
import { artworkPath } from '@gallery/shared/paths/gallery-paths';
import { queryOptions, useQuery } from '@gallery/shared/query';
import { Link } from '@gallery/shared/router';
import type { ReactNode } from 'react';
import { queryKeys } from '../../../ui/query-keys';
import { NotificationTime } from '../list/notification-time';
import styles from './notification-details.module.css';
import { From, Reply, Subject } from './subject';

const subjectQueries = {
  enquiry: (id: string) =>
    queryOptions({
      queryKey: [...queryKeys.notificationSubject, 'enquiry', id],
      queryFn: async ({ signal }) => (await getJson<EnquiryAnswer>(enquiryPaths.one(id), { signal })).enquiry,
    }),

  message: (id: string) =>
    queryOptions({
      queryKey: [...queryKeys.notificationSubject, 'message', id],
      queryFn: async ({ signal }) =>
        (await getJson<ContactRecordAnswer>(contactPaths.one(id), { signal })).contact,
    }),

  booking: (id: string, eventId: string) =>
    queryOptions({
      queryKey: [...queryKeys.notificationSubject, 'booking', id],
      queryFn: ({ signal }) =>
        getJson<BookingsAnswer>(eventPaths.bookings(eventId), { query: { booking: id }, signal }),
      staleTime: 0,
    }),
};

function BookingDetails({ id, eventId }: { id: string; eventId: string }) {
  return (
    <Subject of={useQuery(subjectQueries.booking(id, eventId))}>
      {({ event, bookings: [booking] }) => (
        <>
          {booking && <From lines={[booking.name, booking.email]} />}
          {booking && (
            <p>
              {countOf(booking.places, 'place')}, {booking.status}
            </p>
          )}
          <p>
            <Link className="link" to={editEventPath(eventId)}>
              {event.title}
            </Link>
            <br />
            {whenOf(booking?.session ?? event)}, {event.place}
            {!event.opening_hours && (
              <>
                <br />
                {event.places_left} of {event.capacity} places left
              </>
            )}
          </p>
          {booking && <Reply to={booking.email} subject={`Your booking for ${event.title}`} />}
        </>
      )}
    </Subject>
  );
}

const whenOf = ({ starts_at }: { starts_at: string }) => `${formatDay(starts_at)}, ${formatTime(starts_at)}`;

export function NotificationDetails({ notification }: { notification: Notification }) {
  const { tag, subject_id: id, event_id: eventId } = notification;
  return (
    <Sheet notification={notification}>
      {tag === 'Enquiry' && <EnquiryDetails id={id} />}
      {tag === 'Message' && <MessageDetails id={id} />}
      {tag === 'Booking' && eventId && <BookingDetails id={id} eventId={eventId} />}
      {tag === 'Booking' && !eventId && <BidderDetails auctionId={id} />}
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

/** A bidder registers for an auction, so such a booking has no event. */
function BidderDetails({ auctionId }: { auctionId: string }) {
  return (
    <Link className="link" to={`${adminAuctionPath(auctionId)}?bidders=waiting`}>
      Bidders to approve
    </Link>
  );
}

function Answer({ id }: { id: string }) {
  return (
    <Link className="link" to={adminConversationPath(id)}>
      Answer
    </Link>
  );
}

/** The form gives every enquiry the same text. */
function EnquiryDetails({ id }: { id: string }) {
  const enquiry = useQuery(subjectQueries.enquiry(id));
  return (
    <Subject of={enquiry}>
      {({ fullname, email, mobile, artname, art_id }) => (
        <>
          <From lines={[fullname, email, mobile]} />
          <p>{brand.enquiryMessage}</p>
          {art_id && (
            <Link className="link" to={artworkPath(art_id)}>
              {artname}
            </Link>
          )}
          <Answer id={id} />
        </>
      )}
    </Subject>
  );
}

function MessageDetails({ id }: { id: string }) {
  const message = useQuery(subjectQueries.message(id));
  return (
    <Subject of={message}>
      {({ firstName, lastName, email, phoneNumber, textarea }) => (
        <>
          <From lines={[`${firstName} ${lastName}`.trim(), email, phoneNumber]} />
          <p className={styles.text}>{textarea}</p>
          <Answer id={id} />
        </>
      )}
    </Subject>
  );
}
