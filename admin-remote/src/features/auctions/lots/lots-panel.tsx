import type { IncrementStep } from '@gallery/shared/auction/increments';
import type {
  AuctionLot,
  AuctionRecord,
  TakenWork,
} from '@gallery/shared/contract/auction-setup/auction-setup';
import { formatNaira } from '@gallery/shared/domain/money';
import { VisuallyHidden } from '@gallery/shared/ui/controls/visually-hidden';
import { Empty } from '@gallery/shared/ui/loading/empty';
import { Reorder } from '@gallery/shared/ui/reorder/reorder';
import { Fragment } from 'react';
import { Changes } from '../../../ui/access/access';
import { Panel } from '../../../ui/page/panel';
import { LiftBar } from '../../../ui/reorder/lift-bar';
import { sequenceLots, useAuctionAction } from '../auction.queries';
import { AddLots } from './add-lots';
import { LotEditor } from './lot-editor';
import { LotRow } from './lot-row';
import styles from './lots.module.css';

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
  const save = useAuctionAction((order: string[]) => sequenceLots(auction._id, order));
  const byId = new Map(lots.map((lot) => [lot._id, lot]));
  const nameOf = (id: string) => byId.get(id)?.artwork.name_of_artwork ?? '';
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
          <Changes ability="trade">{canAdd(auction) && <AddLots auction={auction} taken={taken} />}</Changes>
        </>
      }
    >
      {lots.length === 0 && <Empty message="No lot here" small />}
      {lots.length > 0 && (
        <Reorder ids={[...byId.keys()]} noun="lot" nameOf={nameOf} save={save.send}>
          {(shown) => (
            <>
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
                  {shown
                    .flatMap((id) => byId.get(id) ?? [])
                    .map((lot) => (
                      <Fragment key={lot._id}>
                        <LotRow
                          lot={lot}
                          auction={auction}
                          onEdit={onEdit}
                          canMove={!isOpen}
                          isEdited={edited === lot._id}
                        />
                        {edited === lot._id && editor(lot)}
                      </Fragment>
                    ))}
                </tbody>
              </table>
              <LiftBar nameOf={nameOf} />
            </>
          )}
        </Reorder>
      )}
    </Panel>
  );
}

/** A work can join an open auction until the first lot ends. */
function canAdd({ state, ended }: AuctionRecord): boolean {
  return state !== 'ended' && ended === 0;
}

const headers = ['Move', 'Lot', 'Work', 'Estimate', 'Start', 'Reserve', 'Ends', 'Edit'];

function estimateText(lots: readonly AuctionLot[]): string {
  const sum = (name: 'estimate_low' | 'estimate_high') =>
    lots.reduce((total, lot) => total + (lot[name] ?? 0), 0);
  const [low, high] = [sum('estimate_low'), sum('estimate_high')];
  if (high === 0) return String(lots.length);
  return `${lots.length} · estimate ${formatNaira(low)} to ${formatNaira(high)}`;
}
