import { type Booking, type GalleryEvent, maxPlaces } from '@gallery/shared/contract/programme/event';
import { type BookingInput, bookingInputSchema } from '@gallery/shared/contract/programme/event-input.schema';
import { Form, SelectField, SubmitButton, TextField } from '@gallery/shared/forms';
import { useRefusedForm } from '@gallery/shared/host';
import { ApiError } from '@gallery/shared/http';
import { Button } from '@gallery/shared/ui/controls/button';
import { useState } from 'react';
import { sendBooking } from '../event.queries';
import { eventPath } from '../event-path';
import styles from './booking-form.module.css';
import { bookingPanelId } from './booking-panel-id';
import { PlacesOffer } from './places-offer';

type BookingFormProps = {
  event: GalleryEvent;
  onBooked: (booking: Booking) => void;
  /** Called when the page's data of the event is outdated. */
  onRefused: () => Promise<unknown>;
};

export function BookingForm({ event, onBooked, onRefused }: BookingFormProps) {
  const [party, setParty] = useState<BookingInput | null>(null);
  const [offered, setOffered] = useState(false);
  const action = `${eventPath(event)}#${bookingPanelId}`;
  const refused = useRefusedForm(action);

  async function book(input: BookingInput) {
    try {
      const { booking } = await sendBooking(event._id, input);
      onBooked(booking);
    } catch (error) {
      const isConflict = error instanceof ApiError && error.status === 409;
      if (isConflict) await onRefused();
      if (!isConflict || !error.errors?.places) throw error;
      setParty(input);
      setOffered(true);
    }
  }

  if (party && offered)
    return <PlacesOffer event={event} party={party} book={book} onBack={() => setOffered(false)} />;
  return (
    <>
      <Form
        schema={bookingInputSchema}
        action={action}
        initialValues={party ? { ...party, places: String(party.places) } : blank}
        onSubmit={book}
        aria-label="Book places"
      >
        <TextField name="name" label="Full name" autoComplete="name" />
        <TextField name="email" label="Email" type="email" autoComplete="email" />
        <SelectField name="places" label="Places" options={placeOptions(event.capacity)} />
        <SubmitButton>{event.places_left > 0 ? event.label : 'Join the waitlist'}</SubmitButton>
        {refused?.errors.places && (
          <Button type="submit" kind="secondary" name="waitlist" value="true">
            Wait for these places
          </Button>
        )}
      </Form>
      <p className={styles.note}>
        {event.places_left > 0
          ? 'You get an email with the date for your calendar and a link to cancel.'
          : 'If a place becomes free, you get it and an email.'}
      </p>
    </>
  );
}

const blank = { name: '', email: '', places: '1', waitlist: false };

function placeOptions(capacity: number): string[] {
  return Array.from({ length: Math.min(capacity, maxPlaces) }, (_, before) => String(before + 1));
}
