import { type Booking, type GalleryEvent, placesMost } from '@gallery/shared/contract/event';
import { type BookingInput, bookingSchema } from '@gallery/shared/contract/event.schema';
import { Form, SubmitButton, TextField } from '@gallery/shared/forms';
import { sendBooking } from './event.queries';

type BookingFormProps = { event: GalleryEvent; onBooked: (booking: Booking) => void };

/** Who comes, and how many. */
export function BookingForm({ event, onBooked }: BookingFormProps) {
  async function book(input: BookingInput) {
    const { booking } = await sendBooking(event._id, input);
    onBooked(booking);
  }

  return (
    <Form schema={bookingSchema} initialValues={blank} onSubmit={book} aria-label="Book places">
      <TextField name="name" label="Name" autoComplete="name" />
      <TextField name="email" label="Email" type="email" autoComplete="email" />
      <TextField
        name="places"
        label="Number of places"
        type="number"
        inputMode="numeric"
        min={1}
        max={placesMost}
      />
      <SubmitButton>{event.label}</SubmitButton>
    </Form>
  );
}

const blank = { name: '', email: '', places: 1, waitlist: false };
