import { Field } from './field';
import styles from './field.module.css';
import { useControl } from './use-control';

type TextAreaFieldProps = {
  name: string;
  label: string;
  hint?: string;
  wide?: boolean;
  rows?: number;
  readOnly?: boolean;
};

export function TextAreaField({ name, label, hint, wide, rows = 5, readOnly }: TextAreaFieldProps) {
  const { control, ...field } = useControl(name);
  return (
    <Field {...field} label={label} hint={hint} wide={wide}>
      {(describedBy) => (
        <textarea
          {...control}
          className={styles.control}
          rows={rows}
          readOnly={readOnly}
          aria-describedby={describedBy}
        />
      )}
    </Field>
  );
}
