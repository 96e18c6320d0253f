import { formatNaira } from '@gallery/shared/domain/money';
import field from '@gallery/shared/forms/fields/field.module.css';
import { useId, useState } from 'react';
import { type CatalogueFilter, isRangeReversed, nairaOf } from './catalogue-filter';
import styles from './price-range.module.css';
import type { ChangeFilter } from './use-catalogue-filter';

type PriceRangeProps = { filter: CatalogueFilter; change: ChangeFilter };

export function PriceRange({ filter, change }: PriceRangeProps) {
  const [unreadable, setUnreadable] = useState(false);
  const message = useId();
  const wrong = unreadable ? 'Write the price in digits.' : isRangeReversed(filter) && rangeReversed;
  const shared = { filter, change, onUnreadable: setUnreadable, messageId: wrong ? message : undefined };
  return (
    <>
      <div className={styles.range}>
        <PriceField bound="min" label="Lowest price" hint="#45,000" {...shared} />
        <span aria-hidden="true">to</span>
        <PriceField bound="max" label="Highest price" hint="#9,500,000" {...shared} />
      </div>
      {wrong && (
        <p id={message} className={`${field.error} ${styles.message}`} role="status">
          {wrong}
        </p>
      )}
    </>
  );
}

const rangeReversed = 'The lowest price is above the highest, so works of every price are shown.';

type PriceFieldProps = PriceRangeProps & {
  bound: 'min' | 'max';
  label: string;
  hint: string;
  onUnreadable: (unreadable: boolean) => void;
  messageId: string | undefined;
};

function PriceField({ bound, label, hint, filter, change, onUnreadable, messageId }: PriceFieldProps) {
  const amount = filter[bound];

  function applyPrice(written: string) {
    const wanted = nairaOf(written);
    const unreadable = wanted === undefined && written.trim() !== '';
    onUnreadable(unreadable);
    if (wanted !== amount && !unreadable) change({ [bound]: wanted });
  }

  return (
    <input
      type="text"
      className={`${field.control} ${styles.input}`}
      name={bound}
      inputMode="numeric"
      autoComplete="off"
      maxLength={16}
      aria-label={`${label} in naira`}
      aria-invalid={messageId !== undefined}
      aria-describedby={messageId}
      placeholder={hint}
      defaultValue={amount === undefined ? '' : formatNaira(amount)}
      onBlur={({ target }) => applyPrice(target.value)}
    />
  );
}
