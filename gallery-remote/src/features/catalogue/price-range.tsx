import { formatNaira } from '@gallery/shared/format/money';
import { type CatalogueFilter, nairaOf } from './catalogue-filter';
import styles from './price-range.module.css';
import type { ChangeFilter } from './use-catalogue-filter';

type PriceRangeProps = { filter: CatalogueFilter; change: ChangeFilter };

/** Written as one likes, '250,000' or '#250 000'; it counts when the field is left or Enter is pressed. */
export function PriceRange({ filter, change }: PriceRangeProps) {
  return (
    <div className={styles.range}>
      <PriceField bound="min" label="Lowest price" hint="#45,000" filter={filter} change={change} />
      <span aria-hidden="true">to</span>
      <PriceField bound="max" label="Highest price" hint="#9,500,000" filter={filter} change={change} />
    </div>
  );
}

type PriceFieldProps = PriceRangeProps & { bound: 'min' | 'max'; label: string; hint: string };

function PriceField({ bound, label, hint, filter, change }: PriceFieldProps) {
  const amount = filter[bound];

  function take(written: string) {
    const wanted = nairaOf(written);
    if (wanted !== amount) change({ [bound]: wanted });
  }

  return (
    <input
      className={styles.input}
      name={bound}
      inputMode="numeric"
      autoComplete="off"
      maxLength={16}
      aria-label={`${label} in naira`}
      placeholder={hint}
      defaultValue={amount === undefined ? '' : formatNaira(amount)}
      onBlur={({ target }) => take(target.value)}
    />
  );
}
