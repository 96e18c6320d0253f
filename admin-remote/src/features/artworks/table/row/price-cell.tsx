import { priceLimits } from '@gallery/shared/contract/collection/edit-limits';
import type { WorkRow } from '@gallery/shared/contract/collection/works-list';
import { formatNaira } from '@gallery/shared/domain/money';
import { Price } from '@gallery/shared/ui/artwork/price';
import { Button } from '@gallery/shared/ui/controls/button';
import { type KeyboardEvent, useEffect, useId, useRef, useState } from 'react';
import styles from './price-cell.module.css';
import type { PriceEdit } from './use-price-edit';

type PriceCellProps = {
  row: WorkRow;
  prices: PriceEdit;
  /** The next row whose price opens with Tab. */
  next: string | undefined;
};

export function PriceCell({ row, prices, next }: PriceCellProps) {
  const { _id, name_of_artwork: name, price_on_request: onRequest } = row;
  const price = prices.saving?.row._id === _id ? prices.saving.amount : row.own_price;
  const saved = prices.saved?.work === _id ? prices.saved : undefined;
  const opener = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (prices.left === _id) opener.current?.focus();
  }, [prices.left, _id]);
  if (prices.editing === _id) return <PriceInput row={row} prices={prices} next={next} />;
  return (
    <span className={styles.price}>
      {canChange(row) ? (
        <button
          ref={opener}
          type="button"
          className={styles.open}
          aria-label={`Price of ${name}: ${formatNaira(price)}`}
          onClick={() => prices.open(_id)}
        >
          <Price amount={price} />
        </button>
      ) : (
        <Price amount={price} />
      )}
      {onRequest && <span className={styles.note}>on request</span>}
      {saved && (
        <span className={styles.note}>
          was <Price amount={saved.was} />{' '}
          <button
            type="button"
            className={styles.open}
            aria-label={`Undo the price of ${name}`}
            onClick={() => prices.undo(saved.edit)}
          >
            Undo
          </button>
        </span>
      )}
    </span>
  );
}

function PriceInput({ row, prices, next }: PriceCellProps) {
  // The list may refetch meanwhile, and the price is meant for the work as it was when the field opened.
  const [opened] = useState(row);
  const [typed, setTyped] = useState(String(row.own_price));
  const input = useRef<HTMLInputElement>(null);
  const hint = useId();
  useEffect(() => {
    input.current?.focus();
    input.current?.select();
  }, []);
  useEffect(() => {
    prices.leave.current = save;
    return () => {
      prices.leave.current = undefined;
    };
  });
  const amount = Number(typed.replaceAll(',', '').trim());
  const isPrice = Number.isInteger(amount) && amount >= priceLimits.min && amount <= priceLimits.max;
  const isUnchanged = amount === opened.own_price;

  function save(following?: string) {
    if (isUnchanged) prices.edit(following);
    else if (isPrice) prices.save(opened, amount, following);
    else input.current?.focus();
  }

  function onKeyDown(event: KeyboardEvent) {
    const { key, shiftKey } = event;
    const opensNext = key === 'Tab' && !shiftKey && next !== undefined && (isPrice || isUnchanged);
    if (key !== 'Enter' && key !== 'Escape' && !opensNext) return;
    // The field closes at once, and the key would press the button in its place.
    event.preventDefault();
    if (key === 'Escape') prices.edit(undefined);
    else save(opensNext ? next : undefined);
  }

  return (
    <span className={styles.editing}>
      <span className={styles.row}>
        <input
          ref={input}
          className={styles.input}
          aria-label={`New price of ${row.name_of_artwork}, in naira`}
          aria-describedby={hint}
          aria-invalid={!isPrice}
          inputMode="numeric"
          maxLength={13}
          value={typed}
          onChange={(event) => setTyped(event.target.value)}
          onKeyDown={onKeyDown}
        />
        <Button onClick={() => save()}>Save</Button>
      </span>
      <span className={styles.note} id={hint}>
        {isPrice ? 'Enter saves, ' : 'Enter whole naira. '}
        Escape keeps {formatNaira(row.own_price)}
      </span>
    </span>
  );
}

export function canChange({ availability }: WorkRow): boolean {
  return availability === 'available';
}
