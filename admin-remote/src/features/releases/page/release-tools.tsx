import type { ReleasesAnswer } from '@gallery/shared/contract/releases/releases';
import { Button } from '@gallery/shared/ui/controls/button';
import { useState } from 'react';
import { EdgesRead } from '../live/edges-read';
import { PreviewDialog } from '../preview/preview-dialog';
import { choicesOf } from '../release-action';
import type { RemoteReleases } from '../release-text';

export function ReleaseTools({ answer }: { answer: ReleasesAnswer }) {
  const [previewed, setPreviewed] = useState<RemoteReleases[] | null>(null);
  const hasReleases = answer.remotes.some((remote) => choicesOf(remote, 'preview').length > 0);
  return (
    <>
      <EdgesRead answer={answer} />
      {hasReleases && (
        <Button kind="secondary" onClick={() => setPreviewed(answer.remotes)}>
          Preview link…
        </Button>
      )}
      {previewed && <PreviewDialog remotes={previewed} onClose={() => setPreviewed(null)} />}
    </>
  );
}
