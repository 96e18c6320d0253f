import type { ConsoleEntry } from '@gallery/shared/contract/auctions/auction';
import { Price } from '@gallery/shared/ui/artwork/price';
import { Button } from '@gallery/shared/ui/controls/button';
import { VisuallyHidden } from '@gallery/shared/ui/controls/visually-hidden';
import type { Column } from '../../../ui/table/column';
import { dayAndClock, secondsClock } from '../clock-text';
import { PaddleName } from '../lots/next-lot';
import styles from './entry-columns.module.css';

type Row = ConsoleEntry & { _id: string };

/** `now` is the database's time in milliseconds. `onRetract` is absent for a role that may not. */
export function entryColumns(now: number, onRetract?: (entry: ConsoleEntry) => void): Column<Row>[] {
  const facts: Column<Row>[] = [
    {
      header: 'Time',
      place: 'foot',
      cell: ({ at }) => (
        <time dateTime={at} className={styles.time}>
          {dayAndClock(at, now)}
        </time>
      ),
    },
    { header: 'Lot', place: 'foot-end', cell: ({ lot_number }) => `Lot ${lot_number}` },
    {
      header: 'Paddle and person',
      place: 'first',
      cell: ({ by, lot_number }) => (
        <>
          {by ? <PaddleName {...by} /> : 'Nobody'}
          <VisuallyHidden> on lot {lot_number}</VisuallyHidden>
        </>
      ),
    },
    { header: 'Price', numeric: true, place: 'first-end', cell: ({ price }) => <Price amount={price} /> },
    { header: 'What it did', long: true, place: 'second', cell: (entry) => <Effect of={entry} /> },
    {
      header: 'Maximum',
      numeric: true,
      cell: ({ bid, max }) => (max === null ? bid !== null && 'at the end' : <Price amount={max} />),
    },
  ];
  return onRetract ? facts.concat(retractColumn(onRetract)) : facts;
}

function retractColumn(onRetract: (entry: ConsoleEntry) => void): Column<Row> {
  return {
    header: 'Actions',
    place: 'second-end',
    cell: (entry) =>
      entry.bid !== null &&
      !entry.retracted &&
      entry.max === null && (
        <Button kind="quiet" onClick={() => onRetract(entry)}>
          Retract…<VisuallyHidden> the bid of {secondsClock(entry.at)}</VisuallyHidden>
        </Button>
      ),
  };
}

function Effect({ of: entry }: { of: ConsoleEntry }) {
  const { effect, reserve_met, closes_at, retracted, unusual } = entry;
  return (
    <>
      <span className={retracted ? styles.retracted : undefined}>
        {effectTexts[effect]}
        {reserve_met && ' Reserve met.'}
        {closes_at && ` End moved to ${secondsClock(closes_at)}.`}
      </span>
      {retracted && ' Retracted.'}
      {unusual && <strong className={styles.unusual}>Unusual: typed twice</strong>}
    </>
  );
}

const effectTexts: Record<ConsoleEntry['effect'], string> = {
  leads: 'Leads.',
  led: 'Led.',
  outbid: 'Was outbid at once.',
  raised: 'Raised own maximum.',
  retracted: 'A bid was retracted.',
  sold: 'Sold.',
  passed: 'Passed.',
  withdrawn: 'Withdrawn.',
};
