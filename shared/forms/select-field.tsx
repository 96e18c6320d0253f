import { Field } from './field';
import styles from './field.module.css';
import { useControl } from './use-control';

type SelectFieldProps = {
  name: string;
  label: string;
  options: readonly string[];
  /** The first choice, which chooses nothing. */
  placeholder?: string;
  autoComplete?: string;
  hint?: string;
  wide?: boolean;
};

/** One of several words. */
export function SelectField({
  name,
  label,
  options,
  placeholder,
  autoComplete,
  hint,
  wide,
}: SelectFieldProps) {
  const { control, ...field } = useControl(name);
  return (
    <Field {...field} label={label} hint={hint} wide={wide}>
      {(describedBy) => (
        <span className={styles.frame}>
          <select
            {...control}
            className={styles.control}
            autoComplete={autoComplete}
            aria-describedby={describedBy}
          >
            {placeholder !== undefined && <option value="">{placeholder}</option>}
            {options.map((option) => (
              <option key={option}>{option}</option>
            ))}
          </select>
          <svg className={styles.chevron} viewBox="0 0 12 8" aria-hidden="true">
            <path d="M1 1.6 6 6.4l5-4.8" />
          </svg>
        </span>
      )}
    </Field>
  );
}
