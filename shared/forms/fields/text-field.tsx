import type { ComponentProps } from 'react';
import { Field } from './field';
import styles from './field.module.css';
import { useControl } from './use-control';

type TextFieldProps = { name: string; label: string; hint?: string; wide?: boolean } & Pick<
  ComponentProps<'input'>,
  | 'type'
  | 'autoComplete'
  | 'inputMode'
  | 'list'
  | 'maxLength'
  | 'min'
  | 'max'
  | 'readOnly'
  | 'disabled'
  | 'autoCapitalize'
>;

export function TextField({ name, label, hint, wide, type = 'text', ...rest }: TextFieldProps) {
  const { control, ...field } = useControl(name);
  return (
    <Field {...field} label={label} hint={hint} wide={wide}>
      {(describedBy) => (
        <input {...rest} {...control} className={styles.control} type={type} aria-describedby={describedBy} />
      )}
    </Field>
  );
}
