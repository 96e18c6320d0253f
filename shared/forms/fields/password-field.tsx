import { type KeyboardEvent, useState } from 'react';
import { replayPress } from '../../browser/early-input';
import { Field } from './field';
import styles from './field.module.css';
import { useControl } from './use-control';

type PasswordFieldProps = {
  name: string;
  label: string;
  autoComplete: 'current-password' | 'new-password';
  hint?: string;
  wide?: boolean;
};

export function PasswordField({ name, label, autoComplete, hint, wide }: PasswordFieldProps) {
  const { control, ...field } = useControl(name);
  const [shown, setShown] = useState(false);
  const [capsLock, setCapsLock] = useState(false);
  const detectCapsLock = (event: KeyboardEvent) => setCapsLock(event.getModifierState('CapsLock'));
  return (
    <Field {...field} label={label} hint={hint} wide={wide}>
      {(describedBy) => (
        <>
          <span className={styles.frame}>
            <input
              {...control}
              className={styles.control}
              type={shown ? 'text' : 'password'}
              autoComplete={autoComplete}
              autoCapitalize="none"
              spellCheck={false}
              aria-describedby={describedBy}
              onKeyDown={detectCapsLock}
              onKeyUp={detectCapsLock}
            />
            <button
              ref={replayPress}
              type="button"
              className={styles.toggle}
              aria-label={`${shown ? 'Hide' : 'Show'} ${label.toLowerCase()}`}
              onClick={() => setShown(!shown)}
            >
              {shown ? 'Hide' : 'Show'}
            </button>
          </span>
          <span className={styles.hint} role="status">
            {capsLock && 'Caps Lock is on'}
          </span>
        </>
      )}
    </Field>
  );
}
