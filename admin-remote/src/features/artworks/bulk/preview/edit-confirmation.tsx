import type { EditPreview } from '@gallery/shared/contract/collection/works-edit';
import { countOf } from '@gallery/shared/domain/count-of';
import { errorMessage } from '@gallery/shared/errors/error-message';
import { type FormValues, SubmitButton, useFormState } from '@gallery/shared/forms';
import { useQuery } from '@gallery/shared/query';
import { Button } from '@gallery/shared/ui/controls/button';
import { type ReactNode, useEffect, useState } from 'react';
import { bulkQueries } from '../bulk.queries';
import styles from './edit-confirmation.module.css';
import { EditPreviewList } from './edit-preview-list';

type EditConfirmationProps = {
  works: readonly string[];
  /** Gets the preview on the screen, or nothing while it is out of date. */
  onPreview: (preview: EditPreview | undefined) => void;
  onCancel: () => void;
  /** The reason. */
  children: ReactNode;
};

export function EditConfirmation({ works, onPreview, onCancel, children }: EditConfirmationProps) {
  const { preview, error, isCurrent } = usePreview(works);
  const count = preview?.changes.length ?? 0;
  useEffect(() => onPreview(isCurrent ? preview : undefined));
  return (
    <>
      <div className={styles.preview} aria-busy={preview !== undefined && !isCurrent && !error}>
        {error && <p role="alert">{errorMessage(error)}</p>}
        {!error && preview && <EditPreviewList preview={preview} selected={works.length} />}
        {!error && !preview && (
          <p className={styles.wait}>Every change appears here before you confirm it.</p>
        )}
      </div>
      {children}
      <p className={styles.rule}>
        All works of the preview change, or none. You can undo it for an hour. Orders, holds, and offers keep
        their price.
      </p>
      <div className={styles.actions}>
        <Button kind="secondary" onClick={onCancel}>
          cancel
        </Button>
        {preview && count > 0 && !error && (
          <SubmitButton busy={!isCurrent}>{confirmText(preview, count)}</SubmitButton>
        )}
      </div>
    </>
  );
}

function usePreview(works: readonly string[]) {
  const { reason: _reason, ...change } = useFormState().values;
  const settled = useSettled(change);
  const { data, error, isPlaceholderData, isFetching } = useQuery({
    ...bulkQueries.preview(works, settled),
    enabled: isComplete(settled),
  });
  const isSettled = JSON.stringify(change) === JSON.stringify(settled);
  const preview = isComplete(change) ? data : undefined;
  return {
    preview,
    error: isComplete(change) ? error : null,
    isCurrent: isSettled && preview !== undefined && !isPlaceholderData && !isFetching && !error,
  };
}

/** An empty amount or tag, or the beginning of an address, is no mistake yet. */
function isComplete({ field, amount, artist_email: email, tag }: FormValues): boolean {
  const artist = String(email).includes('@') ? email : '';
  const needed = { price: amount, artist, tag_added: tag, tag_removed: tag };
  const name = String(field);
  return !(name in needed) || String(needed[name as keyof typeof needed] ?? '').trim() !== '';
}

const delayMs = 250;

function useSettled(values: FormValues): FormValues {
  const [settled, setSettled] = useState(values);
  const written = JSON.stringify(values);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(JSON.parse(written)), delayMs);
    return () => clearTimeout(timer);
  }, [written]);
  return settled;
}

function confirmText({ field }: EditPreview, count: number): string {
  const noun = countOf(count, field === 'price' ? 'price' : 'work');
  return field === 'archived' ? `Archive ${noun}` : `Change ${noun}`;
}
