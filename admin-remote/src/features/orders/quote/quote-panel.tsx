import { awaitsQuote } from '@gallery/shared/contract/orders/delivery-quote/delivery-quote';
import type { OrderRecord } from '@gallery/shared/contract/orders/order';
import { formatDateTime } from '@gallery/shared/domain/time';
import { Button } from '@gallery/shared/ui/controls/button';
import { useState } from 'react';
import { Changes } from '../../../ui/access/access';
import { Panel, PanelBody } from '../../../ui/page/panel';
import styles from '../actions/return-request.module.css';
import { QuoteDialog } from './quote-dialog';

export function QuotePanel({ order }: { order: OrderRecord }) {
  const [answer, setAnswer] = useState<'priced' | 'declined' | null>(null);
  const { buyer, delivery_quote: quote, held_until } = order;
  if (!quote || !awaitsQuote(order)) return null;
  return (
    <Panel heading="Delivery price wanted">
      <PanelBody>
        <div className={styles.request}>
          <p>
            {buyer.firstname} {buyer.lastname} asks what the delivery costs, {formatDateTime(quote.asked_at)}.
            {held_until && ` The work is on hold until ${formatDateTime(held_until)}.`}
          </p>
          <p className={styles.reason}>{order.address}</p>
          <Changes ability="trade">
            <div className={styles.actions}>
              <Button onClick={() => setAnswer('priced')}>Name the price</Button>
              <Button kind="secondary" onClick={() => setAnswer('declined')}>
                Decline
              </Button>
            </div>
          </Changes>
        </div>
      </PanelBody>
      {answer && (
        <QuoteDialog key={order.address} order={order} answer={answer} onClose={() => setAnswer(null)} />
      )}
    </Panel>
  );
}
