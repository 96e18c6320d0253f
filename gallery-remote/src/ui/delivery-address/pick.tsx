import type { CheckoutValues } from '@gallery/shared/contract/orders/address/delivery-address.schema';
import { useFieldValue } from '@gallery/shared/forms';
import type { ReactNode } from 'react';
import styles from './pick.module.css';

type PickProps = { value: CheckoutValues['to']; title: string; right?: ReactNode; children?: ReactNode };

export function Pick({ value, title, right, children }: PickProps) {
  const { value: chosen, set } = useFieldValue('to');
  const isChosen = chosen === value;
  return (
    <label className={styles.pick}>
      <input
        className={styles.radio}
        type="radio"
        name="to"
        value={value}
        checked={isChosen}
        onChange={() => set(value)}
      />
      <span>
        <span className={isChosen ? styles.chosen : undefined}>{title}</span>
        {children && <span className={styles.more}>{children}</span>}
      </span>
      {right && <span className={styles.right}>{right}</span>}
    </label>
  );
}
