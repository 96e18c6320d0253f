import type { MessageAnswer } from '@gallery/shared/contract/fields/answer';
import { maxNote, type SavedWork, savedPaths } from '@gallery/shared/contract/saved/saved';
import { sendJson } from '@gallery/shared/http';
import { useAction } from '@gallery/shared/query/use-action';
import { savedQueries } from '@gallery/shared/saved/saved.queries';
import { Button } from '@gallery/shared/ui/controls/button';
import { VisuallyHidden } from '@gallery/shared/ui/controls/visually-hidden';
import { type FormEvent, useRef, useState } from 'react';
import styles from './saved-works.module.css';

/** Opens in place. Enter saves, Escape leaves the note as it was. */
export function Note({ saved: { artwork, note } }: { saved: SavedWork }) {
  const [isOpen, setOpen] = useState(false);
  const opener = useRef<HTMLButtonElement>(null);
  const name = <VisuallyHidden> on {artwork.name_of_artwork}</VisuallyHidden>;

  function close() {
    setOpen(false);
    requestAnimationFrame(() => opener.current?.focus());
  }

  if (isOpen) return <NoteForm id={artwork._id} note={note} onClose={close} />;
  return (
    <p className={styles.note}>
      {note && `${note} `}
      <button ref={opener} type="button" className={`link ${styles.small}`} onClick={() => setOpen(true)}>
        {note ? 'Edit' : 'Add a note'}
        {note ? <VisuallyHidden> the note</VisuallyHidden> : null}
        {name}
      </button>
    </p>
  );
}

type NoteFormProps = { id: string; note: string; onClose: () => void };

function NoteForm({ id, note, onClose }: NoteFormProps) {
  const [text, setText] = useState(note);
  const save = useAction({
    mutationFn: async (input: { note: string }) => {
      await sendJson<MessageAnswer>('PUT', savedPaths.work(id), input);
    },
    invalidates: savedQueries.all,
    done: onClose,
  });

  function onSubmit(event: FormEvent) {
    event.preventDefault();
    save.mutate({ note: text });
  }

  return (
    <form className={styles.noteForm} onSubmit={onSubmit}>
      <input
        className={styles.input}
        aria-label="Note"
        value={text}
        maxLength={maxNote}
        ref={focusOnce}
        onChange={({ target }) => setText(target.value)}
        onKeyDown={({ key }) => key === 'Escape' && onClose()}
      />
      <Button kind="secondary" type="submit" busy={save.isPending}>
        Save
      </Button>
    </form>
  );
}

function focusOnce(input: HTMLInputElement | null): void {
  input?.focus();
}
