import { maxReason } from '@gallery/shared/contract/programme/door/door';
import { Button } from '@gallery/shared/ui/controls/button';
import control from '@gallery/shared/ui/controls/control.module.css';
import { type FormEvent, useId, useState } from 'react';
import styles from './code-form.module.css';

/** For guests with a ticket of another event. The audit keeps the reason. */
export function LetInForm({ onLetIn }: { onLetIn: (reason: string) => void }) {
  const [reason, setReason] = useState('');
  const id = useId();

  function submit(event: FormEvent) {
    event.preventDefault();
    if (reason.trim()) onLetIn(reason.trim());
  }

  return (
    <form className={styles.form} onSubmit={submit}>
      <label className={styles.label} htmlFor={id}>
        Reason to let them in
      </label>
      <input
        id={id}
        value={reason}
        onChange={(event) => setReason(event.target.value)}
        className={`${control.control} ${styles.input}`}
        maxLength={maxReason}
        required
        autoComplete="off"
      />
      <Button kind="secondary" type="submit">
        Let in anyway
      </Button>
    </form>
  );
}
