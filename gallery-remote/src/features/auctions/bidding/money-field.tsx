import { nairaSign } from '@gallery/shared/domain/money';
import { Field } from '@gallery/shared/forms/fields/field';
import field from '@gallery/shared/forms/fields/field.module.css';
import { type Ref, useId } from 'react';
import styles from './money-field.module.css';

type MoneyFieldProps = {
  label: string;
  value: string;
  error?: string;
  onChange: (typed: string) => void;
  onBlur?: () => void;
  ref?: Ref<HTMLInputElement>;
};

export function MoneyField({ label, value, error, onChange, onBlur, ref }: MoneyFieldProps) {
  const id = useId();
  return (
    <Field id={id} label={label} error={error} isServerError>
      {(describedBy) => (
        <span className={styles.money}>
          <span className={styles.sign} aria-hidden="true">
            {nairaSign}
          </span>
          <input
            ref={ref}
            id={id}
            className={`${field.control} ${styles.input}`}
            inputMode="numeric"
            autoComplete="off"
            value={value}
            aria-describedby={describedBy}
            aria-invalid={error ? true : undefined}
            onChange={(event) => onChange(event.target.value)}
            onBlur={onBlur}
          />
        </span>
      )}
    </Field>
  );
}
