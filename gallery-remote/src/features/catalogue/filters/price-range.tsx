import { formatNaira } from '@gallery/shared/format/money';
import field from '@gallery/shared/forms/fields/field.module.css';
import { useId, useState } from 'react';
import { type CatalogueFilter, isUpsideDown, nairaOf } from './catalogue-filter';
import styles from './price-range.module.css';
import type { ChangeFilter } from './use-catalogue-filter';

type PriceRangeProps = { filter: CatalogueFilter; change: ChangeFilter };

/** Written as one likes, '250,000' or '#250 000'; it counts when the field is left or Enter is pressed. */
export function PriceRange({ filter, change }: PriceRangeProps) {
  const [unread, setUnread] = useState(false);
  const message = useId();
  const wrong = unread ? 'Write the price in digits.' : isUpsideDown(filter) && upsideDown;
  const shared = { filter, change, onUnread: setUnread, messageId: wrong ? message : undefined };
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

const upsideDown = 'The lowest price is above the highest, so works of every price are shown.';

type PriceFieldProps = PriceRangeProps & {
  bound: 'min' | 'max';
  label: string;
  hint: string;
  onUnread: (unread: boolean) => void;
  /** Of the message that says what is wrong. */
  messageId: string | undefined;
};

function PriceField({ bound, label, hint, filter, change, onUnread, messageId }: PriceFieldProps) {
  const amount = filter[bound];

  function take(written: string) {
    const wanted = nairaOf(written);
    const unread = wanted === undefined && written.trim() !== '';
    onUnread(unread);
    if (wanted !== amount && !unread) change({ [bound]: wanted });
  }

  return (
    <input
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
      onBlur={({ target }) => take(target.value)}
    />
  );
}
