import type { Terms } from '@gallery/shared/contract/auctions/auction';
import { formatDate } from '@gallery/shared/domain/time';
import { Field } from '@gallery/shared/forms/fields/field';
import field from '@gallery/shared/forms/fields/field.module.css';
import { useEffect, useId, useRef } from 'react';
import styles from './acceptance.module.css';

export type Accepted = { isAccepted: boolean; address: string };

type AcceptanceProps = {
  conditions: Terms['conditions'];
  value: Accepted;
  missing: MissingPart | null;
  onChange: (value: Accepted) => void;
};

export type MissingPart = 'address' | 'acceptance';

export const missingTexts: Record<MissingPart, string> = {
  address: 'Please enter your delivery address.',
  acceptance: 'Please accept the conditions of sale.',
};

export function missingPartOf({ isAccepted, address }: Accepted): MissingPart | null {
  if (address.trim() === '') return 'address';
  return isAccepted ? null : 'acceptance';
}

/** Asks once for each version of the conditions, and for the delivery address. */
export function Acceptance({ conditions, value, missing, onChange }: AcceptanceProps) {
  const id = useId();
  const address = useRef<HTMLTextAreaElement>(null);
  const box = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (missing) (missing === 'address' ? address : box).current?.focus();
  }, [missing]);
  return (
    <>
      <Field
        id={id}
        label="Delivery address"
        error={missing === 'address' ? missingTexts.address : undefined}
      >
        {(describedBy) => (
          <textarea
            ref={address}
            id={id}
            className={field.control}
            rows={2}
            maxLength={500}
            autoComplete="street-address"
            aria-invalid={missing === 'address' || undefined}
            aria-describedby={describedBy}
            value={value.address}
            onChange={(event) => onChange({ ...value, address: event.target.value })}
          />
        )}
      </Field>
      <ConditionsText conditions={conditions} />
      <label className={styles.check}>
        <input
          ref={box}
          type="checkbox"
          aria-invalid={missing === 'acceptance' || undefined}
          className={styles.box}
          checked={value.isAccepted}
          onChange={(event) => onChange({ ...value, isAccepted: event.target.checked })}
        />
        <span>
          I understand that a bid is binding, and I accept the conditions of sale of {monthOf(conditions)}.
        </span>
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

/** Formats as 'November 2026'. */
export function monthOf({ created_at }: Terms['conditions']): string {
  return formatDate(created_at).replace(/ \d+,/, '');
}
