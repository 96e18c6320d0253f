import { brand } from '@gallery/shared/brand';
import { contactPath, eventsPath } from '@gallery/shared/paths/gallery-paths';
import { useQuery } from '@gallery/shared/query';
import { ButtonLink } from '@gallery/shared/ui/controls/button';
import { LoadingArea } from '@gallery/shared/ui/controls/spinner';
import { Empty } from '@gallery/shared/ui/loading/empty';
import { Loaded } from '@gallery/shared/ui/loading/loaded';
import styles from './activity.module.css';
import { activityQueries } from './activity.queries';
import { BookingItem } from './booking-item';
import { EnquiryItem } from './enquiry-item';

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
