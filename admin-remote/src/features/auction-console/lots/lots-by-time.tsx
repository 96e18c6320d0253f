import type { ConsoleLot } from '@gallery/shared/contract/auctions/auction';
import { timeLeftText } from '@gallery/shared/domain/time-left';
import { Price } from '@gallery/shared/ui/artwork/price';
import { Button } from '@gallery/shared/ui/controls/button';
import { VisuallyHidden } from '@gallery/shared/ui/controls/visually-hidden';
import { useState } from 'react';
import { Panel } from '../../../ui/page/panel';
import type { Column } from '../../../ui/table/column';
import { Table } from '../../../ui/table/table';
import { isOpen } from '../console-figures';
import styles from './lots-by-time.module.css';

type LotsByTimeProps = {
  lots: ConsoleLot[];
  now: number;
  onWithdraw: ((lot: ConsoleLot) => void) | undefined;
};

export function LotsByTime({ lots, now, onWithdraw }: LotsByTimeProps) {
  const [byNumber, setByNumber] = useState(false);
  const rows = byNumber ? [...lots].sort((a, b) => a.number - b.number) : byTimeLeft(lots);
  return (
    <Panel
      heading={byNumber ? 'Lots by number' : 'Lots by time left'}
      tools={
        <Button kind="quiet" onClick={() => setByNumber(!byNumber)}>
          {byNumber ? 'By time left' : 'By lot number'}
        </Button>
      }
    >
      <Table
        caption="Lots"
        columns={columnsAt(now, onWithdraw)}
        rows={rows}
        empty="This auction has no lots."
      />
    </Panel>
  );
}

/** Sorts open lots by their end, then upcoming lots, then ended lots with the latest first. */
export function byTimeLeft(lots: ConsoleLot[]): ConsoleLot[] {
  const byEnd = [...lots].sort((a, b) => endOf(a) - endOf(b) || a.number - b.number);
  const ended = byEnd.filter(({ ended_at }) => ended_at !== null).reverse();
  const upcoming = byEnd.filter(({ state }) => state === 'upcoming');
  return [...byEnd.filter(isOpen), ...upcoming, ...ended];
}

function endOf({ ended_at, closes_at }: ConsoleLot): number {
  return Date.parse(ended_at ?? closes_at);
}

function columnsAt(now: number, onWithdraw: LotsByTimeProps['onWithdraw']): Column<ConsoleLot>[] {
  const facts: Column<ConsoleLot>[] = [
    {
      header: 'Lot',
      long: true,
      place: 'first',
      cell: ({ number, artwork_id, reserve, extended }) => (
        <>
          <span className={styles.title}>{artwork_id.name_of_artwork}</span>
          <span className={styles.facts}>
            Lot {number} · {reserveWords[reserve]}
            {extended && ' · extended'}
          </span>
        </>
      ),
    },
    {
      header: 'Price',
      numeric: true,
      place: 'first-end',
      cell: ({ price }) => (price > 0 ? <Price amount={price} /> : 'No bids'),
    },
    { header: 'Bids', numeric: true, cell: ({ bids }) => bids },
    { header: 'Left', numeric: true, place: 'second', cell: (lot) => <LotEnd lot={lot} now={now} /> },
  ];
  return onWithdraw ? facts.concat(withdrawColumn(onWithdraw)) : facts;
}

function withdrawColumn(onWithdraw: (lot: ConsoleLot) => void): Column<ConsoleLot> {
  return {
    header: 'Actions',
    place: 'second-end',
    cell: (lot) =>
      lot.ended_at === null && (
        <Button kind="quiet" onClick={() => onWithdraw(lot)}>
          Withdraw…<VisuallyHidden> lot {lot.number}</VisuallyHidden>
        </Button>
      ),
  };
}

function LotEnd({ lot, now }: { lot: ConsoleLot; now: number }) {
  if (!isOpen(lot)) return stateWords[lot.state];
  return <b className={styles.left}>{timeLeftText(now, Date.parse(lot.closes_at))}</b>;
}

const reserveWords = { none: 'no reserve', 'not met': 'reserve not met', met: 'reserve met' };
const stateWords: Record<ConsoleLot['state'], string> = {
  upcoming: 'Not open yet',
  open: 'Open',
  closing: 'Closing…',
  sold: 'Sold',
  passed: 'Passed',
  withdrawn: 'Withdrawn',
};
