import { useSession } from '@gallery/shared/host';
import { savedListsPath } from '@gallery/shared/paths/account-paths';
import { Navigate } from '@gallery/shared/router';
import { PageMeta } from '@gallery/shared/ui/page/page-meta';
import { ArtworkLink } from '../../features/artworks/artwork-link';
import { DeviceWorks } from '../../features/saved/device-works';
import styles from '../screen.module.css';

/** People with an account have their lists in the dashboard. */
export function SavedScreen() {
  const { isLoggedIn } = useSession();
  if (isLoggedIn) return <Navigate to={savedListsPath} replace />;
  return (
    <div className="page">
      <PageMeta title="Saved" description="The works that you saved on this device." noindex />
      <h1 className={styles.heading}>Saved</h1>
      <DeviceWorks Card={ArtworkLink} />
    </div>
  );
}
