import type { GalleryEvent } from '@gallery/shared/contract/programme/event';
import type { BookingInput } from '@gallery/shared/contract/programme/event-input.schema';
import { errorMessage } from '@gallery/shared/errors/error-message';
import { useNotify } from '@gallery/shared/host';
import { Button } from '@gallery/shared/ui/controls/button';
import { useEffect, useRef, useState } from 'react';
import { formatPlaces } from './places';
import styles from './places-offer.module.css';

type PlacesOfferProps = {
  event: GalleryEvent;
  /** Who asked for more places than are left. */
  party: BookingInput;
  book: (party: BookingInput) => Promise<void>;
  onBack: () => void;
};

/** Fewer places are left than a party asked for: it takes those, waits for all of them, or changes its mind. */
export function PlacesOffer({ event: { places_left: left }, party, book, onBack }: PlacesOfferProps) {
  const { busy, send } = useSend(book);
  const message = useRef<HTMLParagraphElement>(null);
  useEffect(() => message.current?.focus(), []);
  return (
    <div className={styles.offer}>
      <p ref={message} tabIndex={-1} role="status">
        {left > 0 ? `Only ${formatPlaces(left)} ${left === 1 ? 'is' : 'are'} left.` : 'No places are left.'}{' '}
        You asked for {party.places}.
      </p>
      {left > 0 && left < party.places && (
        <Button busy={busy} onClick={() => send({ ...party, places: left })}>
          Book {formatPlaces(left)}
        </Button>
      )}
      <Button kind="secondary" busy={busy} onClick={() => send({ ...party, waitlist: true })}>
        Wait for {formatPlaces(party.places)}
      </Button>
      <Button kind="quiet" onClick={onBack}>
        Change the booking
      </Button>
    </div>
  );
}

function useSend(book: PlacesOfferProps['book']) {
  const [busy, setBusy] = useState(false);
  const notify = useNotify();

  async function send(party: BookingInput) {
    setBusy(true);
    try {
      await book(party);
    } catch (error) {
      notify(errorMessage(error), 'error');
    } finally {
      setBusy(false);
    }
  }

  return { busy, send };
}
