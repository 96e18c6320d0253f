import { useControl } from '@gallery/shared/forms';
import styles from './checkbox-field.module.css';

type CheckboxFieldProps = { name: string; label: string; hint?: string; wide?: boolean };

export function CheckboxField({ name, label, hint, wide = false }: CheckboxFieldProps) {
  const { id, control, error } = useControl(name);
  const help = error ?? hint;
  return (
    <div className={wide ? styles.wide : undefined}>
      <label className={styles.check}>
        <input
          {...control}
          className={styles.box}
          type="checkbox"
          aria-describedby={help ? `${id}-said` : undefined}
        />
        {label}
      </label>
      {help && (
        <p className={error ? styles.error : styles.hint} id={`${id}-said`}>
          {help}
        </p>
      )}
    </div>
  );
}
