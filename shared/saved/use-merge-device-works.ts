import { useNotify, useSession } from '@gallery/shared/host';
import { sendJson } from '@gallery/shared/http';
import { useQueryClient } from '@gallery/shared/query';
import { useEffect } from 'react';
import { type MergedAnswer, savedPaths } from '../contract/saved/saved';
import { forgetDeviceWorks, readDeviceWorks } from './device-works';
import { savedQueries } from './saved.queries';

/** Moves the works of this device into the account after a log-in. A failure leaves them for the next page. */
export function useMergeDeviceWorks(): void {
  const { user } = useSession();
  const notify = useNotify();
  const queryClient = useQueryClient();
  const userId = user?._id;
  useEffect(() => {
    if (!userId || readDeviceWorks().length === 0) return;
    merge().then(
      async (message) => {
        await queryClient.invalidateQueries({ queryKey: savedQueries.all });
        notify(message, 'success');
      },
      () => undefined,
    );
  }, [userId, notify, queryClient]);
}

let merging: Promise<string> | undefined;

/** Sends once, also when two parts of the page ask at the same time. */
function merge(): Promise<string> {
  merging ??= send().finally(() => {
    merging = undefined;
  });
  return merging;
}

async function send(): Promise<string> {
  const artworks = readDeviceWorks();
  const { message, left } = await sendJson<MergedAnswer>('POST', savedPaths.merge, { artworks });
  forgetDeviceWorks(artworks.filter((id) => !left.includes(id)));
  return message;
}
