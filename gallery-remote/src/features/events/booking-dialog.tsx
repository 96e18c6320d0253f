import type { Booking, GalleryEvent } from '@gallery/shared/contract/event';
import { useQueryClient } from '@gallery/shared/query';
import { Button } from '@gallery/shared/ui/button';
import { deferred } from '@gallery/shared/ui/deferred';
import { Dialog } from '@gallery/shared/ui/dialog';
import { useState } from 'react';
import styles from './booking-dialog.module.css';
import { eventQueries } from './event.queries';
import { EventDates } from './event-dates';
import { counted, placesOf } from './places';

/** The form brings formik and yup: they come when a place is asked for. */
const BookingForm = deferred(
  async () => (await import(/* webpackChunkName: "booking" */ './booking-form')).BookingForm,
);

type BookingDialogProps = { event: GalleryEvent; onClose: () => void };

/** Asks for a name, an e-mail address and how many places, then tells plainly whether they are had. */
export function BookingDialog({ event, onClose }: BookingDialogProps) {
  const [booking, setBooking] = useState<Booking | null>(null);
  const queryClient = useQueryClient();

  function tell(made: Booking) {
    setBooking(made);
    void queryClient.invalidateQueries(eventQueries.all());
  }

  return (
    <Dialog title={event.title} onClose={onClose}>
      <p className={styles.when}>
        <EventDates event={event} /> · {event.place}
      </p>
      {!booking && <p className={styles.places}>{placesOf(event)}</p>}
      <div role="status">{booking && <Booked booking={booking} />}</div>
      {booking ? (
        <Button kind="secondary" onClick={onClose}>
          Close
        </Button>
      ) : (
        <BookingForm event={event} onBooked={tell} />
      )}
    </Dialog>
  );
}

function Booked({ booking: { status, places, email } }: { booking: Booking }) {
  if (status === 'waiting') {
    return (
      <div className={styles.booked}>
        <p className={styles.sentence}>You are on the waitlist for {counted(places)}.</p>
        <p>We write to {email} as soon as enough places become free.</p>
      </div>
    );
  }
  return (
    <div className={styles.booked}>
      <p className={styles.sentence}>
        Your {counted(places)} {places === 1 ? 'is' : 'are'} confirmed.
      </p>
      <p>A confirmation with the date for your calendar is on its way to {email}.</p>
      <p>If you cannot come, the link in that email cancels your booking.</p>
    </div>
  );
}
