import type { Artwork } from '@gallery/shared/contract/artwork';
import { formatTime } from '@gallery/shared/format/dates';
import { ButtonLink } from '@gallery/shared/ui/button';

/** Somebody else was faster. */
export function NotForSale({ work: { _id, availability, held_until } }: { work: Artwork }) {
  return (
    <>
      <p role="status">
        {availability === 'sold'
          ? 'This artwork is sold.'
          : `Held for another collector${held_until ? ` until ${formatTime(held_until)}` : ''}.`}
      </p>
      <ButtonLink kind="secondary" to={`/art-page/${_id}#enquiry`} replace>
        Talk to us
      </ButtonLink>
    </>
  );
}
