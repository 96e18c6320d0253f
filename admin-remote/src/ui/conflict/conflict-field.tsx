import type { FieldValue } from '@gallery/shared/forms';
import { type ReactNode, useId } from 'react';
import styles from './conflict-dialog.module.css';
import type { ConflictingField } from './version-conflict';

type Side = 'mine' | 'theirs';
type ConflictFieldProps = {
  field: ConflictingField;
  label: string;
  show: (value: FieldValue) => ReactNode;
  chosen: Side;
  onChoose: (side: Side) => void;
};

export function ConflictField({ field, label, show, chosen, onChoose }: ConflictFieldProps) {
  const group = useId();
  const choices: { side: Side; text: string; value: FieldValue }[] = [
    { side: 'mine', text: 'Yours', value: field.mine },
    { side: 'theirs', text: 'Theirs', value: field.theirs },
  ];
  return (
    <fieldset className={styles.field}>
      <legend className={styles.label}>{label}</legend>
      {choices.map(({ side, text, value }) => (
        <label key={side} className={styles.choice}>
          <input
            type="radio"
            className={styles.radio}
            name={group}
            checked={chosen === side}
            onChange={() => onChoose(side)}
          />
          <span className={styles.text}>{text}</span>
          <span className={styles.value}>{value === '' ? 'Empty' : show(value)}</span>
        </label>
      ))}
    </fieldset>
  );
}
