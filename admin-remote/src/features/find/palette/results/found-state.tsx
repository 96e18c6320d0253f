import type { FoundState as State } from '@gallery/shared/contract/find/find';
import type { OrderStatus } from '@gallery/shared/contract/orders/order-status';
import { countOf } from '@gallery/shared/domain/count-of';
import { Price } from '@gallery/shared/ui/artwork/price';
import { OrderDot } from '@gallery/shared/ui/order/order-dot';
import { again, dashed, full, half, ring, StatusDot, struck, tick } from '@gallery/shared/ui/status-dot';
import type { ReactNode } from 'react';
import type { FoundOne } from '../options';
import styles from './option-row.module.css';

export function FoundState({ of: { kind, state, amount, number } }: { of: FoundOne }) {
  if (kind === 'people') return number ? countOf(number, 'order') : 'No order';
  return (
    <>
      {state && state !== 'available' && (
        <span className={styles.state}>
          <Dot state={state} />
          {state in words ? words[state as keyof typeof words][0] : state}
        </span>
      )}
      {amount !== null && <Price amount={amount} />}
    </>
  );
}

function Dot({ state }: { state: State }) {
  if (!(state in words)) return <OrderDot status={state as OrderStatus} className={styles.dot} />;
  const [, shape] = words[state as keyof typeof words];
  return <StatusDot shape={shape} className={`${styles.dot} ${state === 'sold' ? styles.sold : ''}`} />;
}

/** An available work shows only its price, and the state of an order is its own word. */
const words: Record<Exclude<State, OrderStatus | 'available'>, [word: string, dot: ReactNode]> = {
  held: ['Held', half],
  sold: ['Sold', full],
  in_auction: ['In auction', ring],
  draft: ['Draft', dashed],
  scheduled: ['Scheduled', half],
  open: ['Open', half],
  done: ['Done', tick],
  coming: ['Coming', dashed],
  running: ['Running', full],
  passed: ['Passed', struck],
  withdrawn: ['Withdrawn', again],
  over: ['Over', tick],
  paid: ['Paid', full],
  closed: ['Closed', struck],
  current: ['Valid', tick],
  superseded: ['Replaced', again],
};
