import type { MessageAnswer } from '@gallery/shared/contract/fields/answer';
import { savedPaths } from '@gallery/shared/contract/saved/saved';
import { errorMessage } from '@gallery/shared/errors/error-message';
import { useNotify, useSession } from '@gallery/shared/host';
import { sendJson } from '@gallery/shared/http';
import { useQuery, useQueryClient } from '@gallery/shared/query';
import { readDeviceWorks, subscribeDeviceWorks, toggleDeviceWork } from '@gallery/shared/saved/device-works';
import { savedQueries } from '@gallery/shared/saved/saved.queries';
import { useSyncExternalStore } from 'react';

/** Saves in the account, or on this device without one. */
export function useSaved(id: string) {
  const { user } = useSession();
  const account = useAccountWorks(user?._id);
  const device = useSyncExternalStore(subscribeDeviceWorks, readDeviceWorks, readDeviceWorks);
  const notify = useNotify();
  const ids = user ? account.ids : device;
  const isSaved = ids?.includes(id) ?? false;

  async function toggle() {
    try {
      if (user) await account.toggle(id, isSaved);
      else toggleDeviceWork(id);
      if (!isSaved) notify(user ? inAccount : onDevice, 'success');
    } catch (error) {
      notify(errorMessage(error), 'error');
    }
  }

  return { isSaved, toggle: () => void toggle() };
}

const inAccount = 'Saved. Your dashboard keeps it in your lists.';
const onDevice = 'Saved on this device. Log in to keep it in your account.';

function useAccountWorks(userId: string | undefined) {
  const queryClient = useQueryClient();
  const query = savedQueries.ids(userId ?? '');
  const { data: ids } = useQuery({ ...query, enabled: userId !== undefined });

  /** Shows the change before the API has answered. */
  async function toggle(id: string, isSaved: boolean) {
    const { queryKey } = query;
    queryClient.setQueryData(queryKey, (known = []) =>
      isSaved ? known.filter((one) => one !== id) : [...known, id],
    );
    try {
      if (isSaved) await sendJson<MessageAnswer>('DELETE', savedPaths.work(id));
      else await sendJson<MessageAnswer>('POST', savedPaths.works, { artwork_id: id });
    } finally {
      await queryClient.invalidateQueries({ queryKey: savedQueries.all });
    }
  }

  return { ids, toggle };
}
