import { maxPlaces } from '@gallery/shared/contract/programme/event';
import type { Booking, GalleryEvent, SessionsAnswer } from '@gallery/shared/contract/programme/event.schema';
import { type BookingInput, bookingInputSchema } from '@gallery/shared/contract/programme/event-input.schema';
import { formatShortDay } from '@gallery/shared/domain/time';
import { hoursOf } from '@gallery/shared/format/event-times';
import { Form, SelectField, SubmitButton, TextField } from '@gallery/shared/forms';
import { useRefusedForm } from '@gallery/shared/host';
import { ApiError } from '@gallery/shared/http';
import { useAction } from '@gallery/shared/query/use-action';
import { useRequestKey } from '@gallery/shared/query/use-request-key';
import { Button } from '@gallery/shared/ui/controls/button';
import { useEffect, useRef, useState } from 'react';
import { sendBooking } from '../event.queries';
import styles from './booking-form.module.css';
import { formatPlaces } from './places';

type BookableSession = SessionsAnswer['sessions'][number];

type BookingFormProps = {
  event: GalleryEvent;
  /** Where a form without scripts leads. */
  action: string;
  /** The days that a guest of an event with opening hours can choose. */
  sessions: BookableSession[];
  onBooked: (booking: Booking) => void;
  /** Called when the page's data of the event is outdated. */
  onRefused: () => Promise<unknown>;
};

export function BookingForm({ event, action, sessions, onBooked, onRefused }: BookingFormProps) {
  const [party, setParty] = useState<BookingInput | null>(null);
  const [offered, setOffered] = useState(false);
  const refused = useRefusedForm(action);
  const { keyOf, answered } = useRequestKey();

  async function book(input: BookingInput) {
    try {
      const { booking } = await sendBooking(event._id, input, keyOf(input));
      answered();
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
    return (
      <PlacesOffer
        left={placesLeft(event, sessions, party.session)}
        party={party}
        book={book}
        onBack={() => setOffered(false)}
      />
    );
  return (
    <>
      <Form
        schema={bookingInputSchema}
        action={action}
        initialValues={
          party
            ? { ...party, session: party.session ?? '', places: String(party.places) }
            : { ...blank, session: firstFree(sessions) }
        }
        onSubmit={book}
        aria-label="Book places"
      >
        <TextField name="name" label="Full name" autoComplete="name" />
        <TextField name="email" label="Email" type="email" autoComplete="email" />
        {sessions.length > 0 && (
          <SelectField name="session" label="Day" options={sessions.map((day) => optionOf(day, event))} />
        )}
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

/** Returns the first day with free places, else the first day with its waiting list. */
const firstFree = (sessions: BookableSession[]) =>
  (sessions.find(({ places_left }) => places_left > 0) ?? sessions[0])?.starts_at ?? '';

function placesLeft(event: GalleryEvent, sessions: BookableSession[], session: string | null): number {
  return sessions.find(({ starts_at }) => starts_at === session)?.places_left ?? event.places_left;
}

/** Formats as 'Fri, Nov 27, 10:00 to 17:00, 12 left'. */
function optionOf(session: BookableSession, { capacity }: GalleryEvent) {
  const { starts_at, places_left } = session;
  const left = places_left > 0 ? `, ${places_left} left` : ', full';
  const day = `${formatShortDay(starts_at)}, ${hoursOf(session)}`;
  return { value: starts_at, label: places_left === capacity ? day : day + left };
}

const blank = { name: '', email: '', places: '1', waitlist: false };

function placeOptions(capacity: number): string[] {
  return Array.from({ length: Math.min(capacity, maxPlaces) }, (_, before) => String(before + 1));
}

type PlacesOfferProps = {
  /** The places left on the chosen day, or in the whole event. */
  left: number;
  /** The booking that asked for more places than are left. */
  party: BookingInput;
  book: (party: BookingInput) => Promise<void>;
  onBack: () => void;
};

function PlacesOffer({ left, party, book, onBack }: PlacesOfferProps) {
  const booking = useAction({ mutationFn: book });
  const message = useRef<HTMLParagraphElement>(null);
  useEffect(() => message.current?.focus(), []);
  // A cancellation may free enough places while the guest decides.
  const bookable = Math.max(0, Math.min(left, party.places));
  return (
    <div className={styles.offer}>
      <p ref={message} tabIndex={-1} role="status">
        {leftText(left, party.places)} You asked for {party.places}.
      </p>
      {bookable > 0 && (
        <Button busy={booking.isPending} onClick={() => booking.mutate({ ...party, places: bookable })}>
          Book {formatPlaces(bookable)}
        </Button>
      )}
      {bookable < party.places && (
        <Button
          kind="secondary"
          busy={booking.isPending}
          onClick={() => booking.mutate({ ...party, waitlist: true })}
        >
          Wait for {formatPlaces(party.places)}
        </Button>
      )}
      <Button kind="quiet" onClick={onBack}>
        Change the booking
      </Button>
    </div>
  );
}

function leftText(left: number, asked: number): string {
  if (left <= 0) return 'No places are left.';
  const places = `${formatPlaces(left)} ${left === 1 ? 'is' : 'are'}`;
  return left < asked ? `Only ${places} left.` : `${places} free again.`;
}
