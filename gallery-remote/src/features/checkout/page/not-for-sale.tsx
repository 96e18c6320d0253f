import { hasPrice, type ListedArtwork } from '@gallery/shared/contract/catalogue/artwork';
import { artworkPath } from '@gallery/shared/paths/gallery-paths';
import { useBuyingClosed } from '@gallery/shared/payments/buying-closed';
import { useQueryClient } from '@gallery/shared/query';
import { heldText } from '@gallery/shared/ui/artwork/availability';
import { ButtonLink } from '@gallery/shared/ui/controls/button';
import { useEffect, useRef } from 'react';
import { artworkQueries } from '../../../queries/artwork.queries';
import { NextNumber } from '../../../ui/artwork-page/edition';
import { buyingClosedText } from '../buying-closed';
import type { CheckoutState } from '../payment/use-checkout';
import styles from './checkout-page.module.css';

/** Returns `null` if this customer can buy the work, buys it now, or while `own` is not known. */
export function useNotForSale(work: ListedArtwork, { own, stage }: Buying): string | null {
  const closed = useBuyingClosed();
  // The news of the sale to this customer comes before the answer to the payment.
  if (stage !== 'idle') return null;
  if (work.availability === 'sold') return 'This artwork is sold.';
  if (work.availability === 'in_auction') return 'This artwork is in an auction. You can bid on it.';
  if (work.availability === 'held' && own === null)
    return `${heldText(work.held_until, 'another collector')}. If the payment is not completed, the work is free again afterwards.`;
  if (!own && !hasPrice(work)) return 'The price of this artwork is on request. Ask us for it.';
  return closed ? buyingClosedText : null;
}

type Buying = Pick<CheckoutState, 'own' | 'stage'>;

type NotForSaleProps = { work: ListedArtwork; reason: string };

export function NotForSale({ work, reason }: NotForSaleProps) {
  const message = useRef<HTMLParagraphElement>(null);
  useEffect(() => message.current?.focus(), []);
  useCurrentEdition(work);
  return (
    <div className={styles.go}>
      <p ref={message} role="status" tabIndex={-1}>
        {reason}
      </p>
      <div className={styles.actions}>
        <NextNumber of={work} />
        <ButtonLink to={artworkPath(work._id)} kind="secondary">
          Back to the artwork
        </ButtonLink>
        <ButtonLink to={`${artworkPath(work._id)}#enquiry`} kind="quiet">
          Talk to us
        </ButtonLink>
      </div>
    </div>
  );
}

/** News of a lost number does not say which number is free. */
function useCurrentEdition({ _id, edition }: ListedArtwork) {
  const queryClient = useQueryClient();
  const isNumbered = Boolean(edition);
  useEffect(() => {
    if (isNumbered) void queryClient.invalidateQueries(artworkQueries.one(_id));
  }, [queryClient, _id, isNumbered]);
}
