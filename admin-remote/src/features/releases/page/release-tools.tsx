import type { ReleasesAnswer } from '@gallery/shared/contract/releases/releases';
import { countOf } from '@gallery/shared/domain/count-of';
import { Button } from '@gallery/shared/ui/controls/button';
import { useState } from 'react';
import { PreviewDialog } from '../preview/preview-dialog';
import { choicesOf } from '../release-action';
import type { RemoteReleases } from '../release-text';
import styles from './releases-view.module.css';

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

/** Shows the age of the slowest edge's last registry read, by the database's clock. */
function EdgesRead({ answer: { edges, now } }: { answer: ReleasesAnswer }) {
  if (edges.length === 0) return <span>No edge has read the registry</span>;
  const slowest = Math.min(...edges.map(({ read_at }) => Date.parse(read_at)));
  const seconds = Math.max(0, Math.round((Date.parse(now) - slowest) / 1000));
  return (
    <span className={styles.edges}>
      {countOf(edges.length, 'edge')} read the registry {seconds} s ago
    </span>
  );
}
