import type { OfferRecord } from '@gallery/shared/contract/offers/offer';
import { formatDateTime } from '@gallery/shared/domain/time';
import { adminOrdersPath, editArtworkPath } from '@gallery/shared/paths/admin-paths';
import { Link } from '@gallery/shared/router';
import { Price } from '@gallery/shared/ui/artwork/price';
import { EmailAddress } from '@gallery/shared/ui/page/wrapping-text';
import { AnswerButtons } from './answer-buttons';
import styles from './offer-item.module.css';
import { stateTextOf } from './state-text';

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
          Price <Price amount={price} />, {Math.round((amount / price) * 100)} %
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
