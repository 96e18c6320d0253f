import type { OfferRecord, offerAnswers } from '@gallery/shared/contract/offers/offer';
import { formatNaira } from '@gallery/shared/domain/money';
import { formatDateTime } from '@gallery/shared/domain/time';
import { adminOrdersPath, editArtworkPath } from '@gallery/shared/paths/admin-paths';
import { Link } from '@gallery/shared/router';
import { Price } from '@gallery/shared/ui/artwork/price';
import { Button } from '@gallery/shared/ui/controls/button';
import { VisuallyHidden } from '@gallery/shared/ui/controls/visually-hidden';
import { EmailAddress } from '@gallery/shared/ui/page/wrapping-text';
import { useState } from 'react';
import { AnswerDialog } from './answer-dialog';
import styles from './offer-item.module.css';

export function OfferItem({ offer }: { offer: OfferRecord }) {
  const { artwork, customer, amount, price, message, reply, order, state } = offer;
  const label = `${customer.name} for ${artwork.name_of_artwork}`;
  return (
    <article className={styles.offer} aria-label={label}>
      <div className={styles.head}>
        <h2 className={styles.name}>
          <Price amount={amount} /> for{' '}
          <Link className="link" to={editArtworkPath(artwork._id)}>
            {artwork.name_of_artwork}
          </Link>
        </h2>
        <time className={styles.time} dateTime={offer.at}>
          {formatDateTime(offer.at)}
        </time>
      </div>
      <p className={styles.facts}>
        <span>{customer.name}</span>
        <EmailAddress>{customer.email}</EmailAddress>
        <span>
          Price <Price amount={price} />, {Math.round((amount / price) * 100)}%
        </span>
      </p>
      <p className={styles.facts}>
        <span>{offer.address}</span>
        <span>
          {offer.delivery ? (
            <>
              Delivery <Price amount={offer.delivery.amount} />
            </>
          ) : (
            deliveryText(offer)
          )}
        </span>
      </p>
      {message && <p className={styles.text}>“{message}”</p>}
      <p className={styles.state}>
        {stateTextOf(offer)}{' '}
        {order && (
          <Link className="link" to={`${adminOrdersPath}?order=${order._id}`}>
            The order
          </Link>
        )}
      </p>
      {reply && <p className={styles.text}>We wrote: “{reply}”</p>}
      {state === 'open' && <AnswerButtons offer={offer} />}
    </article>
  );
}

function deliveryText({ needs_delivery }: OfferRecord): string {
  return needs_delivery ? 'Delivery without a price: name it with your answer' : 'No charge for delivery';
}

type Answer = (typeof offerAnswers)[number];

function AnswerButtons({ offer }: { offer: OfferRecord }) {
  const [answer, setAnswer] = useState<Answer | null>(null);
  const whose = <VisuallyHidden> of {offer.customer.name}</VisuallyHidden>;
  return (
    <div className={styles.actions}>
      <Button onClick={() => setAnswer('accept')}>
        Accept {formatNaira(offer.amount)}
        {whose}
      </Button>
      <Button kind="secondary" onClick={() => setAnswer('counter')}>
        Counter-offer{whose}
      </Button>
      <Button kind="quiet" onClick={() => setAnswer('decline')}>
        Decline{whose}
      </Button>
      {answer && <AnswerDialog offer={offer} answer={answer} onClose={() => setAnswer(null)} />}
    </div>
  );
}

/** Says who has to act, or how the offer ended. */
function stateTextOf({ state, counter, expires_at, order }: OfferRecord): string {
  switch (state) {
    case 'open':
      return `Waits for our reply until ${formatDateTime(expires_at)}.`;
    case 'countered':
      return `Our counter-offer of ${formatNaira(counter ?? 0)} is open until ${formatDateTime(expires_at)}.`;
    case 'accepted':
      return `Agreed${counter === null ? '' : ` at ${formatNaira(counter)}`}. ${order?.status ?? ''}.`;
    case 'declined':
      return 'We declined.';
    case 'withdrawn':
      return 'The collector withdrew.';
    case 'expired':
      return counter === null ? 'Expired without our reply.' : 'Our counter-offer expired.';
    case 'lapsed':
      return 'The work went to another collector.';
  }
}
