import { useQuery, useQueryClient } from '@gallery/shared/query';
import { useAction } from '@gallery/shared/query/use-action';
import { Button } from '@gallery/shared/ui/controls/button';
import { markReadInCache } from '../mark-read-in-cache';
import { markAllRead, notificationQueries } from '../notification.queries';
import styles from './mark-all-read.module.css';

export function MarkAllRead() {
  const queryClient = useQueryClient();
  const { data: unread = 0 } = useQuery(notificationQueries.unread);
  const markAll = useAction({
    mutationFn: markAllRead,
    done: (answer) => markReadInCache(queryClient, answer.unread),
  });
  return (
    <span className={styles.button}>
      <Button kind="quiet" busy={markAll.isPending} disabled={unread === 0} onClick={() => markAll.mutate()}>
        Mark all as read
      </Button>
    </span>
  );
}
