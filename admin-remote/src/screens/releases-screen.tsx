import type { ReleasesAnswer } from '@gallery/shared/contract/releases/releases';
import { countOf } from '@gallery/shared/domain/count-of';
import { releasesPath } from '@gallery/shared/paths/admin-paths';
import { useQuery } from '@gallery/shared/query';
import { Link, useSearchParams } from '@gallery/shared/router';
import { Button } from '@gallery/shared/ui/controls/button';
import { LoadingArea } from '@gallery/shared/ui/controls/spinner';
import { Loaded } from '@gallery/shared/ui/loading/loaded';
import { useState } from 'react';
import { AdminPage } from '../features/layout/admin-page';
import { AuditList } from '../features/releases/audit/audit-panel';
import { ReleasesView } from '../features/releases/page/releases-view';
import styles from '../features/releases/page/releases-view.module.css';
import { PreviewDialog } from '../features/releases/preview/preview-dialog';
import { choicesOf } from '../features/releases/release-action';
import type { RemoteReleases } from '../features/releases/release-text';
import { releaseQueries } from '../features/releases/releases.queries';

/** The releases and their audit share one AdminPage, which moves the focus to the new heading. */
export function ReleasesScreen() {
  const [params] = useSearchParams();
  const releases = useQuery(releaseQueries.list());
  if (params.has('audit')) {
    const back = (
      <Link className="link" to={releasesPath}>
        Releases
      </Link>
    );
    return (
      <AdminPage title="Audit log of releases" tools={back}>
        <AuditList />
      </AdminPage>
    );
  }
  const { data: answer } = releases;
  return (
    <AdminPage title="Releases" tools={answer && <ReleaseTools answer={answer} />}>
      <Loaded of={releases} skeleton={<ReleasesSkeleton />}>
        {(shown) => <ReleasesView answer={shown} />}
      </Loaded>
    </AdminPage>
  );
}

function ReleasesSkeleton() {
  return <LoadingArea className={styles.loading} />;
}

function ReleaseTools({ answer }: { answer: ReleasesAnswer }) {
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
