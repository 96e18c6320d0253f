import { loginPath } from '@gallery/shared/paths/account-paths';
import { artworksPath } from '@gallery/shared/paths/gallery-paths';
import { useQuery } from '@gallery/shared/query';
import { Link } from '@gallery/shared/router';
import { readDeviceWorks, subscribeDeviceWorks } from '@gallery/shared/saved/device-works';
import { ButtonLink } from '@gallery/shared/ui/controls/button';
import { LoadingArea } from '@gallery/shared/ui/controls/spinner';
import { Empty } from '@gallery/shared/ui/loading/empty';
import { Loaded } from '@gallery/shared/ui/loading/loaded';
import { useSyncExternalStore } from 'react';
import { savedWorkQueries } from '../../queries/saved-works.queries';
import styles from './saved.module.css';
import { type Card, WorkList } from './work-list';

const none: readonly string[] = [];

/** What a visitor without an account saved in this browser. The edge knows none of it. */
export function DeviceWorks({ Card }: { Card: Card }) {
  const ids = useSyncExternalStore(subscribeDeviceWorks, readDeviceWorks, () => none);
  const works = useQuery({ ...savedWorkQueries.onDevice(ids), enabled: ids.length > 0 });
  if (ids.length === 0) {
    return (
      <Empty message="Use the bookmark beside any work to keep it here.">
        <ButtonLink to={artworksPath}>See the artworks</ButtonLink>
      </Empty>
    );
  }
  return (
    <>
      <p className={styles.lead}>
        Only this device keeps these works.{' '}
        <Link className="link" to={loginPath}>
          Log in
        </Link>{' '}
        to move them to your account, with lists, notes, and a link to share.
      </p>
      <Loaded of={works} skeleton={<LoadingArea className={styles.loading} />}>
        {({ artworks }) => <WorkList works={artworks} Card={Card} />}
      </Loaded>
    </>
  );
}
