import { gridNeighbours, type IncrementStep, isOnGrid } from '@gallery/shared/auction/increments';
import { lotFieldsOnGrid } from '@gallery/shared/contract/auction-setup/auction-input.schema';
import type {
  AuctionLot,
  AuctionRecord,
  LotFields,
} from '@gallery/shared/contract/auction-setup/auction-setup';
import { formatTime } from '@gallery/shared/domain/clock';
import { formatNaira, groupDigits } from '@gallery/shared/domain/money';
import { formatDate } from '@gallery/shared/domain/time';
import { Form, SubmitButton, TextField } from '@gallery/shared/forms';
import { useNotify } from '@gallery/shared/host';
import { useQueryClient } from '@gallery/shared/query';
import { Button } from '@gallery/shared/ui/controls/button';
import { ConflictDialog, type ConflictLabels } from '../../../ui/conflict/conflict-dialog';
import { useVersionedSave } from '../../../ui/conflict/use-versioned-save';
import { DateTimeField } from '../../../ui/forms/date-time-field';
import { auctionQueries, removeLot, saveLot, useAuctionAction } from '../auction.queries';
import styles from './lot-editor.module.css';

function lotValues(lot: AuctionLot): { [Name in keyof Required<LotFields>]: string } {
  return {
    estimate_low: lot.estimate_low === null ? '' : String(lot.estimate_low),
    estimate_high: lot.estimate_high === null ? '' : String(lot.estimate_high),
    start: String(lot.start),
    reserve: String(lot.reserve),
    closes_at: lot.own_end ? lot.closes_at : '',
  };
}

/** Returns a text such as 'Not on the grid: 1,100,000 or 1,200,000', or `null`. */
function offGridText(steps: readonly IncrementStep[], amount: number): string | null {
  if (isOnGrid(steps, amount)) return null;
  const { below, above } = gridNeighbours(steps, amount);
  const points = [below, above].filter((point): point is number => point !== null && point > 0);
  return `Not on the grid: ${points.map(groupDigits).join(' or ')}`;
}

const money = (value: unknown) => formatNaira(Number(value));

const lotLabels: ConflictLabels = {
  estimate_low: { label: 'Estimate from', show: money },
  estimate_high: { label: 'Estimate to', show: money },
  start: { label: 'Start', show: money },
  reserve: { label: 'Reserve', show: money },
  closes_at: {
    label: 'Its own end',
    show: (value) => `${formatDate(String(value))}, ${formatTime(String(value))}`,
  },
};

type LotEditorProps = {
  auction: AuctionRecord;
  lot: AuctionLot;
  steps: readonly IncrementStep[];
  isOpen: boolean;
  onClose: () => void;
};

export function LotEditor({ auction, lot, steps, isOpen, onClose }: LotEditorProps) {
  const { save, conflict, settle } = useSaveLot(auction, lot, onClose);
  const remove = useAuctionAction(() => removeLot(auction._id, lot._id), onClose);
  return (
    <div>
      <Form
        schema={lotFieldsOnGrid((amount) => offGridText(steps, amount))}
        initialValues={lotValues(lot)}
        onSubmit={save}
        aria-label={`Lot ${lot.number}, ${lot.artwork.name_of_artwork}`}
      >
        <div className={styles.fields}>
          <TextField name="estimate_low" label="Estimate from" inputMode="numeric" readOnly={isOpen} />
          <TextField name="estimate_high" label="to" inputMode="numeric" readOnly={isOpen} />
          <TextField
            name="start"
            label="Start"
            inputMode="numeric"
            readOnly={isOpen}
            hint="Asking price of the first bid"
          />
          <TextField
            name="reserve"
            label="Reserve, hidden"
            inputMode="numeric"
            readOnly={isOpen}
            hint="0: no reserve"
          />
          <DateTimeField name="closes_at" label="Its own end" hint="Empty: its place in the plan" />
        </div>
        <div className={styles.actions}>
          <SubmitButton kind="secondary">{`Save lot ${lot.number}`}</SubmitButton>
          <Button kind="quiet" onClick={onClose}>
            cancel
          </Button>
          {!isOpen && (
            <span className={styles.remove}>
              <Button kind="danger" busy={remove.isPending} onClick={() => remove.mutate()}>
                Remove from auction
              </Button>
            </span>
          )}
        </div>
        {conflict && <ConflictDialog conflict={conflict} labels={lotLabels} onResolve={settle} />}
      </Form>
    </div>
  );
}

function useSaveLot(auction: AuctionRecord, lot: AuctionLot, onClose: () => void) {
  const notify = useNotify();
  const queryClient = useQueryClient();
  return useVersionedSave({
    name: 'lot',
    edited: lot,
    valuesOf: lotValues,
    send: (input: LotFields, version) => saveLot(auction._id, { id: lot._id, version }, input),
    async onSaved({ message }) {
      notify(message, 'success');
      await Promise.all(
        auctionQueries.dependents.map((queryKey) => queryClient.invalidateQueries({ queryKey })),
      );
      onClose();
    },
  });
}
