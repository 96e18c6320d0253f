import type { BookingInput } from '@gallery/shared/contract/programme/event-input.schema';
import { useAction } from '@gallery/shared/query/use-action';
import { Button } from '@gallery/shared/ui/controls/button';
import { useEffect, useRef } from 'react';
import { formatPlaces } from './places';
import styles from './places-offer.module.css';

type PlacesOfferProps = {
  /** The places that are left on the chosen day, or of the whole event. */
  left: number;
  /** The booking that asked for more places than are left. */
  party: BookingInput;
  book: (party: BookingInput) => Promise<void>;
  onBack: () => void;
};

export function PlacesOffer({ left, party, book, onBack }: PlacesOfferProps) {
  const booking = useAction({ mutationFn: book });
  const message = useRef<HTMLParagraphElement>(null);
  useEffect(() => message.current?.focus(), []);
  return (
    <div className={styles.offer}>
      <p ref={message} tabIndex={-1} role="status">
        {left > 0 ? `Only ${formatPlaces(left)} ${left === 1 ? 'is' : 'are'} left.` : 'No places are left.'}{' '}
        You asked for {party.places}.
      </p>
      {left > 0 && left < party.places && (
        <Button busy={booking.isPending} onClick={() => booking.mutate({ ...party, places: left })}>
          Book {formatPlaces(left)}
        </Button>
      )}
      <Button
        kind="secondary"
        busy={booking.isPending}
        onClick={() => booking.mutate({ ...party, waitlist: true })}
      >
        Wait for {formatPlaces(party.places)}
      </Button>
      <Button kind="quiet" onClick={onBack}>
        Change the booking
      </Button>
    </div>
  );
}
