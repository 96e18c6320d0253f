import { Button } from '@gallery/shared/ui/controls/button';
import styles from '../import.module.css';
import type { PictureUploads } from './use-picture-uploads';

type UploadProgressProps = {
  of: PictureUploads;
  onPause: () => void;
  onResume: () => void;
  onRetry: () => void;
};

export function UploadProgress({ of, onPause, onResume, onRetry }: UploadProgressProps) {
  const { total, sent, step, unknown, failed } = of;
  const isRunning = step === 'running';
  return (
    <>
      {total > 0 && <progress className={styles.progress} aria-label="Pictures" max={total} value={sent} />}
      <p role="status">{sentencesOf(of)}</p>
      {(step !== 'idle' || failed.length > 0) && (
        <div className={styles.actions}>
          {step !== 'idle' && total > 0 && (
            // One button, which keeps the focus.
            <Button kind={isRunning ? 'secondary' : 'primary'} onClick={isRunning ? onPause : onResume}>
              {isRunning ? 'Pause' : 'Resume'}
            </Button>
          )}
          {step === 'idle' && failed.length > 0 && (
            <Button kind="secondary" onClick={onRetry}>
              {failed.length === 1
                ? 'Try the failed picture again'
                : `Try ${failed.length} failed pictures again`}
            </Button>
          )}
        </div>
      )}
      {unknown.length + failed.length > 0 && (
        <ul className={styles.list}>
          {failed.map(({ file, message }) => (
            <li key={file.name}>
              {file.name}: {message}
            </li>
          ))}
          {unknown.slice(0, shown).map((name) => (
            <li key={name}>{name}: fits no row</li>
          ))}
        </ul>
      )}
    </>
  );
}

const shown = 50;

const stepSentences = {
  idle: '',
  running: 'Keep this page open.',
  paused: 'Paused.',
  interrupted:
    'The connection was lost. Nothing is lost: resume, or choose the same folder again after you leave this page.',
};

function sentencesOf({ total, sent, step, unknown, known, failed }: PictureUploads): string {
  return [
    total > 0 && `${sent} of ${total} pictures uploaded.`,
    stepSentences[step],
    known > 0 && `${known} were not needed.`,
    unknown.length > 0 && `${unknown.length} fit no row. Rename them like the inventory number.`,
    failed.length > 0 && `${failed.length} failed.`,
  ]
    .filter(Boolean)
    .join(' ');
}
