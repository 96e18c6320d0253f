import { type PriceChange, priceRoundings } from '@gallery/shared/contract/collection/edit-limits';
import { countOf } from '@gallery/shared/domain/count-of';
import { formatNaira } from '@gallery/shared/domain/money';
import { SelectField, TextField, useFieldValue } from '@gallery/shared/forms';
import { ChoiceChips } from '../../../ui/selection/choice-chips';
import { EditDialog } from './edit-dialog';
import styles from './edit-dialog.module.css';

export type WorksDialogProps = { works: readonly string[]; onClose: () => void; onDone: () => void };

export function PriceDialog(props: WorksDialogProps) {
  const { length } = props.works;
  return (
    <EditDialog
      {...props}
      title={`Change the price of ${countOf(length, 'work')}?`}
      initialValues={{ field: 'price', by: 'percent', amount: '', round_to: '1000' }}
    >
      <PriceFields />
    </EditDialog>
  );
}

function PriceFields() {
  const { value, set } = useFieldValue('by');
  const by = value as PriceChange;
  return (
    <>
      <ChoiceChips label="Change" choices={choices} value={by} onChoose={set} />
      <div className={styles.pair}>
        <TextField
          name="amount"
          label={amounts[by].label}
          hint={amounts[by].hint}
          inputMode={by === 'set' ? 'numeric' : 'text'}
          autoComplete="off"
          maxLength={14}
        />
        {by !== 'set' && <SelectField name="round_to" label="Round to" options={roundings} />}
      </div>
    </>
  );
}

const choices: { value: PriceChange; label: string }[] = [
  { value: 'percent', label: 'By percent' },
  { value: 'amount', label: 'By amount' },
  { value: 'set', label: 'To a set price' },
];

const amounts: Record<PriceChange, { label: string; hint: string }> = {
  percent: { label: 'Percent', hint: '10 raises prices, and -10 lowers them.' },
  amount: { label: 'Amount, in naira', hint: '50000 raises prices, and -50000 lowers them.' },
  set: { label: 'Price, in naira', hint: 'The same price for each work.' },
};

const roundings = priceRoundings.map((rounding) => ({
  value: String(rounding),
  label: rounding === 1 ? 'Whole naira' : formatNaira(rounding),
}));
