import type { OwnBid } from '@gallery/shared/contract/auctions/auction';
import { formatTime } from '@gallery/shared/domain/clock';
import { formatDay } from '@gallery/shared/domain/time';
import { PriceParts } from '@gallery/shared/ui/order/price-parts';
import { Steps } from '@gallery/shared/ui/order/steps';
import { useId } from 'react';
import styles from './what-follows.module.css';

type WhatFollowsProps = { bid: OwnBid; heldUntil: string | null };

export function WhatFollows({ bid: { lot, total }, heldUntil }: WhatFollowsProps) {
  const id = useId();
  const by = heldUntil ? `by ${formatDay(heldUntil)}, ${formatTime(heldUntil)}` : undefined;
  const steps = [
    { label: 'Sold to you', status: 'Paid' as const, at: lot.ended_at ?? undefined },
    { label: 'Paid', by },
    { label: 'Shipped, or collected in Ikoyi' },
    { label: 'Delivered, with its certificate' },
  ];
  return (
    <section className={styles.box} aria-labelledby={id}>
      <div className={styles.steps}>
        <h3 id={id} className={styles.heading}>
          What happens next
        </h3>
        <Steps steps={steps} />
      </div>
      <PriceParts
        total="Total to pay"
        amount={total.total}
        parts={[
          { label: 'Hammer price', amount: total.hammer },
          { label: 'Premium', amount: total.premium },
          { label: 'VAT on the premium', amount: total.vat },
          { label: 'Delivery', amount: total.delivery },
        ]}
      />
    </section>
  );
}
