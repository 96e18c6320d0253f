import { releasesPath } from '@gallery/shared/paths/admin-paths';
import { useQuery } from '@gallery/shared/query';
import { Link, useSearchParams } from '@gallery/shared/router';
import { LoadingArea } from '@gallery/shared/ui/controls/spinner';
import { Loaded } from '@gallery/shared/ui/loading/loaded';
import { AdminPage } from '../features/layout/admin-page';
import { AuditList } from '../features/releases/audit/audit-panel';
import { ReleaseTools } from '../features/releases/page/release-tools';
import { ReleasesView } from '../features/releases/page/releases-view';
import styles from '../features/releases/page/releases-view.module.css';
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
