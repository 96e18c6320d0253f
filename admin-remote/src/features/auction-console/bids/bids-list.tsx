import type { ConsoleEntry, ConsoleLot } from '@gallery/shared/contract/auctions/auction';
import { Button } from '@gallery/shared/ui/controls/button';
import { useId, useState } from 'react';
import { Panel, PanelBody } from '../../../ui/page/panel';
import { Table } from '../../../ui/table/table';
import styles from './bids-list.module.css';
import { entryColumns } from './entry-columns';

type BidsListProps = {
  entries: ConsoleEntry[];
  total: number;
  lots: ConsoleLot[];
  now: number;
  /** Absent for a role that may not. */
  onRetract: ((entry: ConsoleEntry) => void) | undefined;
};

/** 'Pause list' stops updates of the rows, so that they do not move while someone reads them. */
export function BidsList({ entries, total, lots, now, onRetract }: BidsListProps) {
  const [held, setHeld] = useState<ConsoleEntry[] | null>(null);
  const [lot, setLot] = useState('');
  const select = useId();
  const shown = (held ?? entries).filter((entry) => !lot || entry.lot_id === lot);
  const rows = shown.map((entry) => ({ ...entry, _id: `${entry.lot_id} ${entry.seq}` }));
  return (
    <Panel
      heading="Every bid as it comes"
      tools={
        <div className={styles.tools}>
          <label className={styles.label} htmlFor={select}>
            Lots
          </label>
          <select
            id={select}
            className={styles.select}
            value={lot}
            onChange={({ target }) => setLot(target.value)}
          >
            <option value="">All lots</option>
            {lots.map(({ _id, number }) => (
              <option key={_id} value={_id}>
                Lot {number}
              </option>
            ))}
          </select>
          <Button
            kind="secondary"
            aria-pressed={held !== null}
            onClick={() => setHeld(held ? null : entries)}
          >
            {held ? 'Resume' : 'Pause list'}
          </Button>
        </div>
      }
    >
      <Table caption="Bids" columns={entryColumns(now, onRetract)} rows={rows} empty="No bids yet." />
      <PanelBody>
        <p className={styles.foot}>
          {rows.length} shown, {total} bids in all, newest first. A maximum is shown once its lot has ended.
        </p>
      </PanelBody>
    </Panel>
  );
}
