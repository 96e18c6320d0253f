import { type FieldValue, useFormState } from '@gallery/shared/forms';
import { Button } from '@gallery/shared/ui/controls/button';
import { Dialog } from '@gallery/shared/ui/controls/dialog';
import { type ReactNode, useId, useState } from 'react';
import styles from './conflict-dialog.module.css';
import { type ConflictingField, conflictingFields, type VersionConflict } from './version-conflict';

/** `show` renders a value that is not plain text. */
export type ConflictLabels = Record<
  string,
  string | { label: string; show: (value: FieldValue) => ReactNode }
>;

type ConflictDialogProps = {
  conflict: VersionConflict;
  labels: ConflictLabels;
  /** `seen` is the version that the user decided against. Without it, the dialog saves nothing. */
  onResolve: (seen?: number) => void;
};

export function ConflictDialog({ conflict, labels, onResolve }: ConflictDialogProps) {
  const { values, initialValues, sendWith } = useFormState();
  const fields = conflictingFields(conflict, { values, opened: initialValues });
  const [chosen, choose] = useState(() =>
    Object.fromEntries(fields.map(({ name, isChangedHere }) => [name, isChangedHere ? 'mine' : 'theirs'])),
  );

  function save() {
    const taken = fields.filter(({ name }) => chosen[name] === 'theirs');
    onResolve(conflict.version);
    void sendWith({ ...values, ...Object.fromEntries(taken.map(({ name, theirs }) => [name, theirs])) });
  }

  return (
    <Dialog
      title="Somebody else changed this meanwhile"
      onClose={() => onResolve()}
      foot={
        <div className={styles.actions}>
          <Button onClick={save}>Save these</Button>
          <Button kind="quiet" onClick={() => onResolve()}>
            Back to the form
          </Button>
        </div>
      }
    >
      <p className={styles.lead}>Nothing is saved yet. Choose what each field should say.</p>
      {fields.map((field) => (
        <ConflictField
          key={field.name}
          field={field}
          {...labelOf(labels, field.name)}
          chosen={chosen[field.name] === 'theirs' ? 'theirs' : 'mine'}
          onChoose={(side) => choose({ ...chosen, [field.name]: side })}
        />
      ))}
    </Dialog>
  );
}

function labelOf(labels: ConflictLabels, name: string) {
  const found = labels[name] ?? name;
  return typeof found === 'string' ? { label: found, show: String } : found;
}

type Side = 'mine' | 'theirs';
type ConflictFieldProps = {
  field: ConflictingField;
  label: string;
  show: (value: FieldValue) => ReactNode;
  chosen: Side;
  onChoose: (side: Side) => void;
};

function ConflictField({ field, label, show, chosen, onChoose }: ConflictFieldProps) {
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
