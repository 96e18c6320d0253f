import { formatTime } from '@gallery/shared/domain/clock';
import { formatDay } from '@gallery/shared/domain/time';
import type { ReactNode } from 'react';
import { Panel, PanelBody } from '../page/panel';
import styles from './notes.module.css';

type NotesPanelProps<Note> = {
  notes: readonly Note[];
  /** Draws a note as a `NoteItem`. */
  children: (note: Note) => ReactNode;
  form: ReactNode;
};

export function NotesPanel<Note>({ notes, children, form }: NotesPanelProps<Note>) {
  return (
    <Panel heading="Notes" tools={<span className={styles.hint}>Staff only</span>}>
      <PanelBody>
        {notes.length > 0 && <NoteList>{notes.map(children)}</NoteList>}
        {form}
      </PanelBody>
    </Panel>
  );
}

export function NoteList({ children }: { children: ReactNode }) {
  return <ul className={styles.notes}>{children}</ul>;
}

type NoteItemProps = { state?: ReactNode; text: ReactNode; signature?: ReactNode; children?: ReactNode };

export function NoteItem({ state, text, signature, children }: NoteItemProps) {
  return (
    <li className={styles.note}>
      {state}
      <p className={styles.text}>{text}</p>
      {signature}
      {children}
    </li>
  );
}

export function NoteSignature({ by, at }: { by: string; at: string }) {
  return (
    <p className={styles.hint}>
      {by},{' '}
      <time dateTime={at}>
        {formatDay(at)}, {formatTime(at)}
      </time>
    </p>
  );
}
