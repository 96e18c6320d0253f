import { brand } from '@gallery/shared/brand';
import type { OwnEnquiry } from '@gallery/shared/contract/account/account.schema';
import { formatDay } from '@gallery/shared/domain/time';
import { artworkPath, contactPath, eventsPath } from '@gallery/shared/paths/gallery-paths';
import { useQuery } from '@gallery/shared/query';
import { Link } from '@gallery/shared/router';
import { ButtonLink } from '@gallery/shared/ui/controls/button';
import { LoadingArea } from '@gallery/shared/ui/controls/spinner';
import { Empty } from '@gallery/shared/ui/loading/empty';
import { Loaded } from '@gallery/shared/ui/loading/loaded';
import { WrappingText } from '@gallery/shared/ui/page/wrapping-text';
import styles from './activity.module.css';
import { activityQueries } from './activity.queries';
import { BookingItem } from './booking-item';

export function Activity({ userId }: { userId: string }) {
  return (
    <>
      <title>{`Bookings and enquiries · ${brand.name}`}</title>
      <h1 className={styles.heading}>Bookings and enquiries</h1>
      <Bookings userId={userId} />
      <Enquiries userId={userId} />
      <p className={styles.note}>
        You also see what you sent without logging in, once the email address of your account is confirmed.
      </p>
    </>
  );
}

function Bookings({ userId }: { userId: string }) {
  const found = useQuery(activityQueries.bookings(userId));
  return (
    <section className={styles.section} aria-labelledby="bookings">
      <h2 id="bookings">Bookings</h2>
      <Loaded of={found} skeleton={loading}>
        {(bookings) =>
          bookings.length > 0 ? (
            <ul className={styles.list}>
              {bookings.map((booking) => (
                <BookingItem key={booking._id} booking={booking} userId={userId} />
              ))}
            </ul>
          ) : (
            <Empty small message="You have no bookings. Choose an event and book your places.">
              <ButtonLink to={eventsPath}>See the events</ButtonLink>
            </Empty>
          )
        }
      </Loaded>
    </section>
  );
}

function Enquiries({ userId }: { userId: string }) {
  const found = useQuery(activityQueries.enquiries(userId));
  return (
    <section className={styles.section} aria-labelledby="enquiries">
      <h2 id="enquiries">Enquiries</h2>
      <Loaded of={found} skeleton={loading}>
        {(enquiries) =>
          enquiries.length > 0 ? (
            <ul className={styles.list}>
              {enquiries.map((enquiry) => (
                <EnquiryItem key={enquiry._id} enquiry={enquiry} />
              ))}
            </ul>
          ) : (
            <Empty small message="You have no enquiries. Ask about a work on its page, or write to us.">
              <ButtonLink to={contactPath}>Write to the gallery</ButtonLink>
            </Empty>
          )
        }
      </Loaded>
    </section>
  );
}

const loading = <LoadingArea className={styles.loading} />;

function EnquiryItem({ enquiry: { at, work, work_id, text, done } }: { enquiry: OwnEnquiry }) {
  return (
    <li className={styles.item}>
      <div className={styles.words}>
        {work && work_id ? (
          <Link className={styles.title} to={artworkPath(work_id)}>
            {work}
          </Link>
        ) : (
          <span className={styles.title}>{work ?? 'A message to the gallery'}</span>
        )}
        <p className={styles.text}>
          <WrappingText>{text ?? 'You asked about its availability and its price.'}</WrappingText>
        </p>
      </div>
      <div className={styles.state}>
        <p>{done ? 'Answered' : 'Received. We reply by email.'}</p>
        <time className={styles.quiet} dateTime={at}>
          {formatDay(at)}
        </time>
      </div>
    </li>
  );
}
