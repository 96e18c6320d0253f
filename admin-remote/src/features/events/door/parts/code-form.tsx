import { maxTicket } from '@gallery/shared/contract/programme/door/door';
import { Button } from '@gallery/shared/ui/controls/button';
import control from '@gallery/shared/ui/controls/control.module.css';
import { type FormEvent, useState } from 'react';
import styles from './code-form.module.css';

/** For guests whose QR code the camera cannot read. */
export function CodeForm({ onCode }: { onCode: (code: string) => void }) {
  const [code, setCode] = useState('');

  function submit(event: FormEvent) {
    event.preventDefault();
    onCode(code);
    setCode('');
  }

  return (
    <form className={styles.form} onSubmit={submit}>
      <label className={styles.label} htmlFor={inputId}>
        Short code
      </label>
      <input
        id={inputId}
        value={code}
        onChange={(event) => setCode(event.target.value)}
        className={`${control.control} ${styles.input}`}
        maxLength={maxTicket}
        required
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
      />
      <Button kind="secondary" type="submit">
        Check in
      </Button>
    </form>
  );
}

const inputId = 'door-code';
