import type { ReleasePreviewAnswer } from '@gallery/shared/contract/releases/releases';
import {
  type PreviewInput,
  previewInputSchema,
} from '@gallery/shared/contract/releases/releases-input.schema';
import { Form, SelectField, SubmitButton, TextAreaField } from '@gallery/shared/forms';
import { useNotify } from '@gallery/shared/host';
import { useQueryClient } from '@gallery/shared/query';
import { releaseTitle } from '@gallery/shared/releases/release-title';
import { Button } from '@gallery/shared/ui/controls/button';
import { Dialog } from '@gallery/shared/ui/controls/dialog';
import { useState } from 'react';
import { choicesOf } from '../release-action';
import { type RemoteReleases, signedBy } from '../release-text';
import { createPreview, releaseQueries } from '../releases.queries';
import styles from './preview-dialog.module.css';
import { PreviewLink } from './preview-link';

type PreviewDialogProps = { remotes: readonly RemoteReleases[]; onClose: () => void };

/** Creates a link that opens the real site with one release for whoever has it. */
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
              label: `${releaseTitle(release)}, ${release.state}, ${signedBy(release)}`,
            }))}
          />
          <TextAreaField name="reason" label="Reason" rows={3} hint="Stands in the audit, with your name." />
          <p className={styles.note}>
            Opens the real site with this release for whoever has the link, for a day. A banner says so; it is
            never cached or indexed.
          </p>
          <div className={styles.actions}>
            <Button kind="secondary" onClick={onClose}>
              cancel
            </Button>
            <SubmitButton>Create and copy link</SubmitButton>
          </div>
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
