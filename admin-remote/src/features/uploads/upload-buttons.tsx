import { Button } from '@gallery/shared/ui/controls/button';
import styles from './upload-progress.module.css';
import { isInProgress } from './upload-state';
import type { UploadControls } from './use-upload';

type UploadButtonsProps = { upload: UploadControls; pausable: boolean };

export function UploadButtons({ upload, pausable }: UploadButtonsProps) {
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
