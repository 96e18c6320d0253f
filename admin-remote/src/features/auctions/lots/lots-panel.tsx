import type { IncrementStep } from '@gallery/shared/auction/increments';
import type {
  AuctionLot,
  AuctionRecord,
  TakenWork,
} from '@gallery/shared/contract/auction-setup/auction-setup';
import { formatNaira } from '@gallery/shared/domain/money';
import { VisuallyHidden } from '@gallery/shared/ui/controls/visually-hidden';
import { Empty } from '@gallery/shared/ui/loading/empty';
import { Fragment } from 'react';
import { Panel } from '../../../ui/page/panel';
import { AddLots } from './add-lots';
import { LiftBar } from './lift-bar';
import { LotEditor } from './lot-editor';
import { LotRow } from './lot-row';
import styles from './lots.module.css';
import { useSequence } from './use-sequence';

type LotsPanelProps = {
  auction: AuctionRecord;
  lots: readonly AuctionLot[];
  taken: readonly TakenWork[];
  steps: readonly IncrementStep[];
  edited: string | null;
  onEdit: (id: string | null) => void;
};

export function LotsPanel({ auction, lots, taken, steps, edited, onEdit }: LotsPanelProps) {
  const isOpen = auction.state === 'running' || auction.state === 'ended';
  const sequence = useSequence(
    auction._id,
    lots.map(({ _id }) => _id),
  );
  const byId = new Map(lots.map((lot) => [lot._id, lot]));
  const rows = sequence.shown.flatMap((id) => byId.get(id) ?? []);
  const liftedName = byId.get(sequence.lifted?.id ?? '')?.artwork.name_of_artwork ?? '';
  const editor = (lot: AuctionLot) => (
    <tr>
      <td colSpan={8} className={styles.editorCell}>
        <LotEditor
          key={lot._id}
          auction={auction}
          lot={lot}
          steps={steps}
          isOpen={isOpen}
          onClose={() => onEdit(null)}
        />
      </td>
    </tr>
  );
  return (
    <Panel
      heading="Lots"
      tools={
        <>
          <span className={styles.sum}>{estimateText(lots)}</span>
          {!isOpen && <AddLots auction={auction} taken={taken} />}
        </>
      }
    >
      <VisuallyHidden>
        <span id="how-to-move">
          Space lifts the lot, arrow keys move it, Space sets it down, Escape puts it back.
        </span>
      </VisuallyHidden>
      {lots.length === 0 && <Empty message="No lot here" small />}
      <LiftBar name={liftedName} sequence={sequence} />
      {lots.length > 0 && (
        <table className={styles.table}>
          <caption>
            <VisuallyHidden>Lots in their order</VisuallyHidden>
          </caption>
          <thead>
            <tr>
              {headers.map((header) => (
                <th key={header} scope="col">
                  {header === 'Move' || header === 'Edit' ? (
                    <VisuallyHidden>{header}</VisuallyHidden>
                  ) : (
                    header
                  )}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map((lot, index) => (
              <Fragment key={lot._id}>
                <LotRow
                  lot={lot}
                  auction={auction}
                  onEdit={onEdit}
                  place={index + 1}
                  count={rows.length}
                  sequence={isOpen ? null : sequence}
                  isEdited={edited === lot._id}
                />
                {edited === lot._id && editor(lot)}
              </Fragment>
            ))}
          </tbody>
        </table>
      )}
    </Panel>
  );
}

const headers = ['Move', 'Lot', 'Work', 'Estimate', 'Start', 'Reserve', 'Ends', 'Edit'];

function estimateText(lots: readonly AuctionLot[]): string {
  const sum = (name: 'estimate_low' | 'estimate_high') =>
    formatNaira(lots.reduce((total, lot) => total + (lot[name] ?? 0), 0));
  return `${lots.length} · estimate ${sum('estimate_low')} to ${sum('estimate_high')}`;
}
