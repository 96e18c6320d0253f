import type { ConsoleLot } from '@gallery/shared/contract/auctions/auction';
import { countOf } from '@gallery/shared/domain/count-of';
import { Price } from '@gallery/shared/ui/artwork/price';
import type { ReactNode } from 'react';
import type { Console } from './console.queries';
import styles from './console-figures.module.css';

export function ConsoleFigures({ of }: { of: Console }) {
  const { auction, lots, bids, paddles } = of;
  const open = lots.filter(isOpen);
  const passed = lots.filter(({ state }) => state === 'passed').length;
  const estimates = sumOf(open, ({ estimate_low }) => estimate_low ?? 0);
  return (
    <div className={styles.figures}>
      <Figure name="Hammer so far" beside={`${auction.ended} of ${auction.lots} ended`}>
        <Price amount={auction.hammer} />
        <small>
          {auction.sold} sold, {passed} passed
        </small>
      </Figure>
      <Figure name="Standing now" beside={`${open.length} open`}>
        <Price amount={sumOf(open, ({ price }) => price)} />
        <small>
          estimate from <Price amount={estimates} />
        </small>
      </Figure>
      <Figure name="Bids" beside={countOf(paddles, 'paddle')}>
        {bids}
        <small>{of.last_minute} in the last minute</small>
      </Figure>
      <Figure name="Watching" beside="now">
        {of.watching}
        <small>at this server</small>
      </Figure>
    </div>
  );
}

type FigureProps = { name: string; beside: string; children: ReactNode };

function Figure({ name, beside, children }: FigureProps) {
  return (
    <section className={styles.figure} aria-label={name}>
      <div className={styles.top}>
        <h2 className={styles.name}>{name}</h2>
        <span className={styles.beside}>{beside}</span>
      </div>
      <p className={styles.value}>{children}</p>
    </section>
  );
}

export function isOpen({ state }: ConsoleLot): boolean {
  return state === 'open' || state === 'closing';
}

function sumOf(lots: ConsoleLot[], amount: (lot: ConsoleLot) => number): number {
  return lots.reduce((sum, lot) => sum + amount(lot), 0);
}
