import { uploadChunkBytes } from '@gallery/shared/contract/storage/storage';
import { formatMegabytes } from './file/format-megabytes';
import { ProgressBar } from './progress-bar';
import { UploadButtons } from './upload-buttons';
import styles from './upload-progress.module.css';
import { isInProgress, type UploadState } from './upload-state';
import { useOnline } from './use-online';
import type { UploadControls } from './use-upload';

/** `hasPicture`: the form has the address of one. */
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
  return online ? 'Uploading' : 'No connection, the upload goes on when it is back';
}
