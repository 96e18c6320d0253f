import { errorMessage } from '@gallery/shared/errors/error-message';
import { useNotify } from '@gallery/shared/host';
import { useQuery, useQueryClient } from '@gallery/shared/query';
import { Button } from '@gallery/shared/ui/controls/button';
import { useState } from 'react';
import styles from './mark-all-read.module.css';
import { markReadInCache } from './mark-read-in-cache';
import { markAllRead, notificationQueries } from './notification.queries';

/** Reads everything at once. */
export function MarkAllRead() {
  const notify = useNotify();
  const queryClient = useQueryClient();
  const { data: unread = 0 } = useQuery(notificationQueries.unread);
  const [busy, setBusy] = useState(false);

  async function readAll() {
    setBusy(true);
    try {
      markReadInCache(queryClient, (await markAllRead()).unread);
    } catch (failure) {
      notify(errorMessage(failure), 'error');
    } finally {
      setBusy(false);
    }
  }

  return (
    <span className={styles.button}>
      <Button kind="quiet" busy={busy} disabled={unread === 0} onClick={() => void readAll()}>
        Mark all as read
      </Button>
    </span>
  );
}
