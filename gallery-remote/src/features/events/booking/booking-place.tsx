import { useHydrated } from '@gallery/shared/browser/first-view';
import { Spinner } from '@gallery/shared/ui/controls/spinner';
import { deferred } from '@gallery/shared/ui/lazy/deferred';
import styles from './booking-place.module.css';

const BookingCancel = deferred(
  async () => {
    const { BookingCancel } = await import(/* webpackChunkName: "booking-cancel" */ './booking-cancel');
    return BookingCancel;
  },
  <Spinner />,
);

/** The edge renders the empty place, because it must not render a page with a guest's booking. */
export function BookingPlace({ token }: { token: string }) {
  const isHydrated = useHydrated();
  return (
    <section className={styles.panel} aria-labelledby={headingId}>
      <h2 id={headingId}>Your booking</h2>
      {isHydrated ? <BookingCancel token={token} /> : <Spinner />}
    </section>
  );
}

const headingId = 'your-booking';
