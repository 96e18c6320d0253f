import { Button } from '@gallery/shared/ui/controls/button';
import { type FormEvent, useId, useState } from 'react';
import view from '../room-view.module.css';
import { lineLengths, readCentimeters } from '../scale/line-scale';
import styles from './own-wall.module.css';

/** `onLength` returns what is wrong with the line, if anything. */
type LineFormProps = { title: string; onLength: (centimeters: number) => string | null };

export function LineForm({ title, onLength }: LineFormProps) {
  const id = useId();
  const [text, setText] = useState('');
  const [error, setError] = useState<string | null>(null);
  const [said, setSaid] = useState('');

  function submit(event: FormEvent) {
    event.preventDefault();
    const centimeters = readCentimeters(text);
    const problem = centimeters === null ? unreadable : onLength(centimeters);
    setError(problem);
    setSaid(problem ? '' : `${title} is shown to scale: the line is ${centimeters} cm long.`);
  }

  return (
    <form className={styles.form} onSubmit={submit} noValidate>
      <label className={styles.label} htmlFor={id}>
        Length of the line in cm
      </label>
      <input
        id={id}
        className={styles.length}
        inputMode="decimal"
        autoComplete="off"
        value={text}
        aria-invalid={error ? true : undefined}
        aria-describedby={`${id}-error ${id}-hint`}
        onChange={({ target }) => setText(target.value)}
      />
      <Button type="submit">Set size</Button>
      <p id={`${id}-error`} className={styles.error} role="alert">
        {error}
      </p>
      <p id={`${id}-hint`} className={view.hint}>
        For example a sideboard, a door (about 205), or a sheet of A4 (29.7).
      </p>
      <p className={view.hint} role="status">
        {said}
      </p>
      <p className={view.hint}>If you took the photo straight on, the size is right to within 3%.</p>
    </form>
  );
}

const unreadable = `Enter a length from ${lineLengths.least} to ${lineLengths.most} cm.`;
