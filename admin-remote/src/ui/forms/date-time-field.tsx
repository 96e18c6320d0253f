import { dateTimeOf, wallClockOf } from '@gallery/shared/domain/clock';
import { Field, useControl, useFieldValue } from '@gallery/shared/forms';
import styles from '@gallery/shared/forms/fields/field.module.css';

type DateTimeFieldProps = { name: string; label: string; hint?: string; wide?: boolean };

/** Shows Lagos time. The form's value is ISO 8601 in UTC, or ''. */
export function DateTimeField({ name, label, hint, wide }: DateTimeFieldProps) {
  const { control, ...field } = useControl(name);
  const { value, set } = useFieldValue(name);
  return (
    <Field {...field} label={label} hint={hint} wide={wide}>
      {(describedBy) => (
        <>
          <input
            id={field.id}
            className={styles.control}
            type="datetime-local"
            max="9999-12-31T23:59"
            value={wallClockOf(String(value ?? ''))}
            onChange={(event) => set(dateTimeOf(event.target.value))}
            onBlur={control.onBlur(name)}
            aria-invalid={control['aria-invalid']}
            aria-describedby={describedBy}
          />
          <input type="hidden" name={name} value={String(value ?? '')} />
        </>
      )}
    </Field>
  );
}
