import { useNotify } from '@gallery/shared/host';
import { useAction } from '@gallery/shared/query/use-action';
import { useState } from 'react';
import type { Offer } from '../contract/offers/offer';
import { formatNaira } from '../domain/money';
import { ordersPath } from '../paths/account-paths';
import { artworkPath } from '../paths/gallery-paths';
import { Button, ButtonLink } from '../ui/controls/button';
import { Confirm } from '../ui/controls/confirm';
import { VisuallyHidden } from '../ui/controls/visually-hidden';
import styles from './offer.module.css';
import { acceptCounter, offerQueries, withdrawOffer } from './offer.queries';

export function OfferActions({ offer }: { offer: Offer }) {
  const { state, order, artwork } = offer;
  if (state === 'countered') return <CounterActions offer={offer} />;
  if (state === 'open') {
    return (
      <div className={styles.actions}>
        <Withdrawal offer={offer} label="Withdraw offer" />
      </div>
    );
  }
  if (state === 'accepted' && order?.status === 'Pending') {
    return (
      <div className={styles.actions}>
        <ButtonLink to={`${ordersPath}?order=${order._id}`}>
          Pay for your order<VisuallyHidden> of {artwork.name_of_artwork}</VisuallyHidden>
        </ButtonLink>
      </div>
    );
  }
  return null;
}

/** The dialog asks again, because an acceptance is a commitment to pay. */
function CounterActions({ offer }: { offer: Offer }) {
  const notify = useNotify();
  const [isAsking, setAsking] = useState(false);
  const { artwork, rounds_left, counter, delivery } = offer;
  const price = formatNaira(counter ?? 0);
  const accept = useAction({
    mutationFn: () => acceptCounter(offer._id, counter ?? 0),
    invalidates: dependents,
    done: () => setAsking(false),
    failed(message) {
      setAsking(false);
      notify(message, 'error');
    },
  });
  return (
    <div className={styles.actions}>
      <Button onClick={() => setAsking(true)}>
        Accept {price}
        <VisuallyHidden> for {artwork.name_of_artwork}</VisuallyHidden>
      </Button>
      {rounds_left > 0 && (
        <ButtonLink kind="secondary" to={`${artworkPath(artwork._id)}?offer=1`}>
          Make another offer<VisuallyHidden> for {artwork.name_of_artwork}</VisuallyHidden>
        </ButtonLink>
      )}
      <Withdrawal offer={offer} label="Decline" />
      {isAsking && (
        <Confirm
          question={`Buy ${artwork.name_of_artwork} for ${price}?`}
          confirm={`Accept ${price}`}
          kind="primary"
          busy={accept.isPending}
          onConfirm={() => accept.mutate()}
          onCancel={() => setAsking(false)}
        >
          {delivery && (
            <p>With delivery and insurance, you pay {formatNaira((counter ?? 0) + delivery.amount)}.</p>
          )}
          <p>We hold the work for you for 48 hours, until you have paid.</p>
        </Confirm>
      )}
    </div>
  );
}

function Withdrawal({ offer, label }: { offer: Offer; label: string }) {
  const withdraw = useAction({ mutationFn: () => withdrawOffer(offer._id), invalidates: dependents });
  return (
    <Button kind="quiet" busy={withdraw.isPending} onClick={() => withdraw.mutate()}>
      {label}
      <VisuallyHidden> for {offer.artwork.name_of_artwork}</VisuallyHidden>
    </Button>
  );
}

/** The works' pages show a hold, and the dashboard its order. */
const dependents = [offerQueries.all, ['artworks'], ['orders'], ['own hold']];
