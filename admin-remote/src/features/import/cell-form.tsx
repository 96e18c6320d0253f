import type { RowProblem } from '@gallery/shared/contract/collection/imports/import';
import { Button } from '@gallery/shared/ui/controls/button';
import { type FormEvent, useState } from 'react';
import styles from './import.module.css';
import type { Correction } from './import.queries';

/** In characters. */
const maxLine = 80;

type CellFormProps = { problem: RowProblem; busy: boolean; onSave: (correction: Correction) => void };

/** Corrects the cell of a problem. A column that the file lacks cannot be corrected here. */
export function CellForm({ problem: { row, column, header, value }, busy, onSave }: CellFormProps) {
  const [text, setText] = useState(value);
  // A field of one line would lose line ends.
  const Input = value.length > maxLine || value.includes('\n') ? 'textarea' : 'input';
  if (column === null) return 'Choose a column for it above.';

  function save(event: FormEvent) {
    event.preventDefault();
    if (column !== null) onSave({ row, column, value: text });
  }

  return (
    <form className={styles.cell} aria-label={`${header} of row ${row}`} onSubmit={save}>
      <Input
        className={styles.input}
        aria-label={`${header} of row ${row}`}
        value={text}
        onChange={({ target }) => setText(target.value)}
      />
      <Button type="submit" kind="secondary" busy={busy}>
        Correct
      </Button>
    </form>
  );
}
