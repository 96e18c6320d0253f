import type { Terms } from '@gallery/shared/contract/auctions/auction';
import { formatDate } from '@gallery/shared/format/dates';
import { Field } from '@gallery/shared/forms/fields/field';
import field from '@gallery/shared/forms/fields/field.module.css';
import { useId } from 'react';
import styles from './acceptance.module.css';

export type Accepted = { isAccepted: boolean; address: string };

type AcceptanceProps = {
  conditions: Terms['conditions'];
  value: Accepted;
  onChange: (value: Accepted) => void;
};

/** Accepting the conditions of sale, once for each version of them, and where a won work goes. */
export function Acceptance({ conditions, value, onChange }: AcceptanceProps) {
  const id = useId();
  return (
    <>
      <Field id={id} label="Delivery address">
        {(describedBy) => (
          <textarea
            id={id}
            className={field.control}
            rows={2}
            maxLength={500}
            autoComplete="street-address"
            aria-describedby={describedBy}
            value={value.address}
            onChange={(event) => onChange({ ...value, address: event.target.value })}
          />
        )}
      </Field>
      <ConditionsText conditions={conditions} />
      <label className={styles.check}>
        <input
          type="checkbox"
          className={styles.box}
          checked={value.isAccepted}
          onChange={(event) => onChange({ ...value, isAccepted: event.target.checked })}
        />
        <span>A bid is binding. I accept the conditions of sale of {monthOf(conditions)}.</span>
      </label>
    </>
  );
}

export function ConditionsText({ conditions }: { conditions: Terms['conditions'] }) {
  return (
    <details className={styles.conditions}>
      <summary className={styles.summary}>Read the conditions of sale</summary>
      <p className={styles.text}>{conditions.text}</p>
    </details>
  );
}

/** 'November 2026' */
export function monthOf({ created_at }: Terms['conditions']): string {
  return formatDate(created_at).replace(/ \d+,/, '');
}
