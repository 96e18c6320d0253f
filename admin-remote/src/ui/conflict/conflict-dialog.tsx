import type { FieldValue } from '@gallery/shared/forms';
import { useFormState } from '@gallery/shared/forms';
import { Button } from '@gallery/shared/ui/controls/button';
import { Dialog } from '@gallery/shared/ui/controls/dialog';
import { type ReactNode, useState } from 'react';
import styles from './conflict-dialog.module.css';
import { ConflictField } from './conflict-field';
import { conflictingFields, type VersionConflict } from './version-conflict';

/** `show` renders a value that is not plain text. */
export type ConflictLabels = Record<
  string,
  string | { label: string; show: (value: FieldValue) => ReactNode }
>;

type ConflictDialogProps = {
  conflict: VersionConflict;
  labels: ConflictLabels;
  /** `seen` is the version that the user chose against; without it nothing is saved. */
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
