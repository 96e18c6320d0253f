import { Chevron } from '../../ui/controls/chevron';
import { Field } from './field';
import styles from './field.module.css';
import { useControl } from './use-control';

type SelectFieldProps = {
  name: string;
  label: string;
  options: readonly (string | { value: string; label: string })[];
  placeholder?: string;
  autoComplete?: string;
  hint?: string;
  wide?: boolean;
};

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
            {options.map(toOption).map(({ value, label }) => (
              <option key={value} value={value}>
                {label}
              </option>
            ))}
          </select>
          <Chevron />
        </span>
      )}
    </Field>
  );
}

function toOption(option: string | { value: string; label: string }) {
  return typeof option === 'string' ? { value: option, label: option } : option;
}
