import { useInfiniteQuery } from '@gallery/shared/query';
import { Button } from '@gallery/shared/ui/controls/button';
import { LoadingArea } from '@gallery/shared/ui/controls/spinner';
import { Loaded } from '@gallery/shared/ui/loading/loaded';
import { Panel } from '../../../ui/page/panel';
import { notificationQueries } from '../notification.queries';
import { useNotificationParams } from '../use-notification-params';
import { NotificationList } from './notification-list';
import styles from './notifications.module.css';

export function Notifications() {
  const { filter } = useNotificationParams();
  const list = useInfiniteQuery(notificationQueries.list(filter));
  const notifications = list.data?.pages.flatMap((page) => page.notifications);
  return (
    <Panel>
      <Loaded of={{ ...list, data: notifications }} skeleton={<LoadingArea className={styles.loading} />}>
        {(all) => <NotificationList notifications={all} />}
      </Loaded>
      {list.hasNextPage && (
        <div className={styles.more}>
          <Button kind="secondary" busy={list.isFetchingNextPage} onClick={() => void list.fetchNextPage()}>
            Show more
          </Button>
        </div>
      )}
    </Panel>
  );
}
