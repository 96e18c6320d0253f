import { stateName } from '@gallery/shared/contract/releases/release-state';
import type { ReleasePreviewAnswer } from '@gallery/shared/contract/releases/releases';
import {
  type PreviewInput,
  previewInputSchema,
} from '@gallery/shared/contract/releases/releases-input.schema';
import { formatDateTime } from '@gallery/shared/domain/time';
import { Form, SelectField, SubmitButton, TextAreaField } from '@gallery/shared/forms';
import { useNotify } from '@gallery/shared/host';
import { useQueryClient } from '@gallery/shared/query';
import { releaseTitle } from '@gallery/shared/releases/release';
import { Button } from '@gallery/shared/ui/controls/button';
import { Dialog } from '@gallery/shared/ui/controls/dialog';
import { useId, useState } from 'react';
import { DialogActions } from '../../../ui/dialogs/dialog-actions';
import { choicesOf } from '../release-action';
import { type RemoteReleases, signedBy } from '../release-text';
import { createPreview, releaseQueries } from '../releases.queries';
import styles from './preview-dialog.module.css';

type PreviewDialogProps = { remotes: readonly RemoteReleases[]; onClose: () => void };

/** Creates a link that opens the real site with one release for everyone who has the link. */
export function PreviewDialog({ remotes, onClose }: PreviewDialogProps) {
  const notify = useNotify();
  const queryClient = useQueryClient();
  const [preview, setPreview] = useState<ReleasePreviewAnswer | null>(null);
  const choices = remotes.flatMap((remote) => choicesOf(remote, 'preview'));

  async function create(input: PreviewInput) {
    const created = await createPreview(input);
    setPreview(created);
    void queryClient.invalidateQueries({ queryKey: releaseQueries.all });
    const isCopied = await copy(new URL(created.link, window.location.origin).href);
    notify(isCopied ? 'Link created and copied' : 'Link created', 'success');
  }

  return (
    <Dialog title="Preview link" onClose={onClose}>
      {preview ? (
        <PreviewLink preview={preview} onClose={onClose} />
      ) : (
        <Form
          aria-label="Preview link"
          schema={previewInputSchema}
          initialValues={{ digest: choices[0]?.digest ?? '', reason: '' }}
          onSubmit={create}
        >
          <SelectField
            name="digest"
            label="Release"
            options={choices.map((release) => ({
              value: release.digest,
              label: `${releaseTitle(release)}, ${stateName(release.state)}, ${signedBy(release)}`,
            }))}
          />
          <TextAreaField
            name="reason"
            label="Reason"
            rows={3}
            hint="Recorded in the audit log with your name."
          />
          <p className={styles.note}>
            Anyone with the link sees the live site with this release for a day. A banner says so; the page is
            never cached or indexed.
          </p>
          <DialogActions onClose={onClose}>
            <SubmitButton>Create and copy link</SubmitButton>
          </DialogActions>
        </Form>
      )}
    </Dialog>
  );
}

async function copy(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return false;
  }
}

type PreviewLinkProps = { preview: ReleasePreviewAnswer; onClose: () => void };

/** Keeps the link readable, because some browsers refuse to copy it. */
function PreviewLink({ preview: { link, until }, onClose }: PreviewLinkProps) {
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
