import { maxLabelNote } from '@gallery/shared/contract/viewing-rooms/viewing-room';
import { Field, useControl, useFieldValue } from '@gallery/shared/forms';
import { Button } from '@gallery/shared/ui/controls/button';
import { VisuallyHidden } from '@gallery/shared/ui/controls/visually-hidden';
import { type KeyboardEvent, useRef, useState } from 'react';
import { noteField } from './label-fields';
import styles from './labels.module.css';

type WorkNoteProps = { id: string; name: string };

/** Opens in place. The form of the room saves the note. */
export function WorkNote({ id, name }: WorkNoteProps) {
  const { value = '', set } = useFieldValue(noteField(id));
  const { error } = useControl(noteField(id));
  const [before, setBefore] = useState<string | null>(null);
  const opener = useRef<HTMLButtonElement>(null);
  const note = String(value);

  function close(text: string) {
    set(text.trim());
    setBefore(null);
    requestAnimationFrame(() => opener.current?.focus());
  }

  // Stays open when the text becomes valid while somebody types.
  if (error && before === null) setBefore(note);
  if (before !== null || error)
    return <NoteField id={id} name={name} note={note} onClose={close} before={before ?? note} />;
  return (
    <p className={styles.note}>
      {note && <bdi>“{note}”</bdi>}{' '}
      <button ref={opener} type="button" className={`link ${styles.open}`} onClick={() => setBefore(note)}>
        {note ? 'Edit' : 'Add a note'}
        <VisuallyHidden>{note ? ` the note on ${name}` : ` on ${name}`}</VisuallyHidden>
      </button>
    </p>
  );
}

type NoteFieldProps = WorkNoteProps & { note: string; before: string; onClose: (note: string) => void };

/** Enter keeps the text and Escape the earlier one. Neither sends the form. */
function NoteField({ id, name, note, before, onClose }: NoteFieldProps) {
  const { set } = useFieldValue(noteField(id));
  const { id: fieldId, error, isServerError, control } = useControl(noteField(id));

  function onKeyDown(event: KeyboardEvent) {
    if (event.nativeEvent.isComposing || (event.key !== 'Enter' && event.key !== 'Escape')) return;
    event.preventDefault();
    onClose(event.key === 'Enter' ? note : before);
  }

  return (
    <div className={styles.edit}>
      <Field
        id={fieldId}
        label={`Note on ${name}`}
        hint={`The client sees it beside the work. At most ${maxLabelNote} characters.`}
        error={error}
        isServerError={isServerError}
      >
        {(describedBy) => (
          <textarea
            ref={focusOnce}
            id={fieldId}
            className={styles.input}
            value={note}
            rows={2}
            maxLength={maxLabelNote}
            aria-invalid={control['aria-invalid']}
            aria-describedby={describedBy}
            onChange={({ target }) => set(target.value)}
            onKeyDown={onKeyDown}
          />
        )}
      </Field>
      <Button kind="secondary" aria-label={`Done: the note on ${name}`} onClick={() => onClose(note)}>
        Done
      </Button>
    </div>
  );
}

function focusOnce(input: HTMLTextAreaElement | null): void {
  input?.focus();
}
