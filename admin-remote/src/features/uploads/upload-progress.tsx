import { uploadChunkBytes } from '@gallery/shared/contract/storage/storage';
import { Button } from '@gallery/shared/ui/controls/button';
import { useSyncExternalStore } from 'react';
import styles from './upload-progress.module.css';
import { isInProgress, type UploadState } from './upload-state';
import type { UploadControls } from './use-upload';

export function UploadProgress({ upload, hasPicture }: { upload: UploadControls; hasPicture: boolean }) {
  const { state } = upload;
  const online = useOnline();
  if (!('file' in state) || (state.step === 'done' && !hasPicture)) return null;
  const { name, size } = state.file;
  const part = isInProgress(state) && size > uploadChunkBytes ? state.sent : null;
  return (
    <div className={styles.progress}>
      <p className={styles.file}>
        <span className={styles.name}>{name}</span>
        <span className={styles.bytes}>
          {part === null ? '' : `${formatMegabytes(part)} of `}
          {formatMegabytes(size)} MB
        </span>
      </p>
      {isInProgress(state) && (
        <ProgressBar label={`Upload of ${name}`} of={part === null ? null : part / size} />
      )}
      <div className={styles.foot}>
        <p className={styles[state.step]}>
          <span role="status">{statusText(state, online)}</span>
          {part !== null && <span aria-hidden="true">, {Math.floor((100 * part) / size)}%</span>}
        </p>
        <UploadButtons upload={upload} pausable={part !== null} />
      </div>
    </div>
  );
}

function statusText(state: UploadState, online: boolean): string {
  if (state.step === 'failed') return state.message;
  if (state.step === 'done') return 'Uploaded';
  if (state.step === 'paused') return 'Paused';
  return online ? 'Uploading' : 'No connection. The upload resumes when it is back.';
}

type UploadButtonsProps = { upload: UploadControls; pausable: boolean };

function UploadButtons({ upload, pausable }: UploadButtonsProps) {
  const { state, start, pause, resume, cancel } = upload;
  if (state.step === 'failed') {
    return (
      <span className={styles.buttons}>
        <Button kind="secondary" onClick={() => start(state.file)}>
          Try again
        </Button>
        <Button kind="quiet" onClick={cancel}>
          Cancel
        </Button>
      </span>
    );
  }
  if (!isInProgress(state)) return null;
  const paused = state.step === 'paused';
  return (
    <span className={styles.buttons}>
      {pausable && (
        <Button kind="secondary" onClick={paused ? resume : pause}>
          {paused ? 'Resume' : 'Pause'}
        </Button>
      )}
      <Button kind="quiet" onClick={cancel}>
        Cancel
      </Button>
    </span>
  );
}

function useOnline(): boolean {
  return useSyncExternalStore(subscribe, () => navigator.onLine);
}

function subscribe(onChange: () => void): () => void {
  for (const type of ['online', 'offline']) window.addEventListener(type, onChange);
  return () => {
    for (const type of ['online', 'offline']) window.removeEventListener(type, onChange);
  };
}

/** Returns a number such as '4.2'. Any file that is not empty has at least '0.1'. */
function formatMegabytes(bytes: number): string {
  return (bytes === 0 ? 0 : Math.max(bytes / 1024 / 1024, 0.1)).toFixed(1);
}

/** `of` runs from 0 to 1, and is `null` when unknown. */
function ProgressBar({ label, of }: { label: string; of: number | null }) {
  return <progress className={styles.bar} aria-label={label} max={1} value={of ?? undefined} />;
}
