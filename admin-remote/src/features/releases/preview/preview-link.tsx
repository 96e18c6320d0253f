import type { ReleasePreviewAnswer } from '@gallery/shared/contract/releases/releases';
import { formatDateTime } from '@gallery/shared/domain/time';
import { Button } from '@gallery/shared/ui/controls/button';
import { useId } from 'react';
import styles from './preview-dialog.module.css';

type PreviewLinkProps = { preview: ReleasePreviewAnswer; onClose: () => void };

/** The link stays readable where a browser does not let it be copied. */
export function PreviewLink({ preview: { link, until }, onClose }: PreviewLinkProps) {
  const field = useId();
  const { href } = new URL(link, window.location.origin);
  return (
    <div className={styles.created}>
      <label className={styles.label} htmlFor={field}>
        Link
      </label>
      <input
        id={field}
        className={styles.link}
        readOnly
        value={href}
        onFocus={({ target }) => target.select()}
      />
      <p className={styles.note}>Opens until {formatDateTime(until)}.</p>
      <div className={styles.actions}>
        <a className="link" href={href} target="_blank" rel="noreferrer">
          Open the preview
        </a>
        <Button onClick={onClose}>Done</Button>
      </div>
    </div>
  );
}
