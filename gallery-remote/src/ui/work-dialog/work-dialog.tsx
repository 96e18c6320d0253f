import type { ListedArtwork } from '@gallery/shared/contract/catalogue/artwork';
import { artistName } from '@gallery/shared/domain/names';
import { type KeyboardEventHandler, type ReactNode, useId, useLayoutEffect, useRef } from 'react';
import styles from './work-dialog.module.css';

type WorkDialogProps = {
  work: ListedArtwork;
  onClose: () => void;
  onKeyDown?: KeyboardEventHandler;
  children: ReactNode;
};

/** Fills the window. Its first child takes the height that the others leave. */
export function WorkDialog({ work, onClose, onKeyDown, children }: WorkDialogProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const title = useId();

  // Opens before the paint and closes before the element is removed, so that the browser returns the focus.
  useLayoutEffect(() => {
    const { current: opened } = dialog;
    opened?.showModal();
    return () => opened?.close();
  }, []);

  return (
    <dialog
      ref={dialog}
      className={styles.dialog}
      aria-labelledby={title}
      onKeyDown={onKeyDown}
      onCancel={(event) => {
        event.preventDefault();
        onClose();
      }}
    >
      <header className={styles.head}>
        <h2 id={title} className={styles.title}>
          {work.name_of_artwork} <span className={styles.artist}>{artistName(work.artist_id)}</span>
        </h2>
        <button type="button" className={styles.close} onClick={onClose}>
          Close
        </button>
      </header>
      {children}
    </dialog>
  );
}
