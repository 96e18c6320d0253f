import type { ListedArtwork } from '@gallery/shared/contract/catalogue/artwork';
import { artistName } from '@gallery/shared/format/artist-name';
import { pictureAlt } from '@gallery/shared/format/picture-alt';
import { Spinner } from '@gallery/shared/ui/controls/spinner';
import { ErrorPanel } from '@gallery/shared/ui/loading/error-panel';
import { type KeyboardEvent, useId, useLayoutEffect, useRef } from 'react';
import { useViewer } from './use-viewer';
import { actionOfKey } from './viewer-action';
import styles from './zoom-dialog.module.css';
import { ZoomTools } from './zoom-tools';

type ZoomDialogProps = { work: ListedArtwork; onClose: () => void };

export function ZoomDialog({ work, onClose }: ZoomDialogProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const title = useId();
  const { stage, state, act, retry } = useViewer(work);

  // Opens before the paint and closes before the element is removed, so that the browser returns the focus.
  useLayoutEffect(() => {
    const { current: opened } = dialog;
    opened?.showModal();
    return () => opened?.close();
  }, []);

  function onKeyDown(event: KeyboardEvent) {
    const action = event.ctrlKey || event.metaKey || event.altKey ? undefined : actionOfKey(event.key);
    if (!action) return;
    event.preventDefault();
    act(action);
  }

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
      <div className={styles.viewer}>
        <div ref={stage} className={styles.stage} role="img" aria-label={pictureAlt(work)} />
        {state !== 'shown' && (
          <div className={styles.overlay}>
            {state === 'failed' ? <ErrorPanel message={failed} onRetry={retry} /> : <Spinner />}
          </div>
        )}
      </div>
      <ZoomTools onAction={act} />
    </dialog>
  );
}

const failed = 'The picture could not be enlarged.';
