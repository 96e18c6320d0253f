import { useNetworkIdle } from '@gallery/shared/browser/first-view';
import { useQueryClient } from '@gallery/shared/query';
import { useEffect, useState } from 'react';
import type { FollowedLots } from '../lot-query-keys';

/** Follows over one connection after the first view. `isPolled`: the API has no free connection. */
export function useLiveLots(of: FollowedLots | null): { isCut: boolean; isPolled: boolean } {
  const queryClient = useQueryClient();
  const isIdle = useNetworkIdle();
  const [line, setLine] = useState({ isCut: false, isPolled: false });
  const auction = of && 'auction' in of ? of.auction : '';
  const lot = of && 'lot' in of ? of.lot : '';
  useEffect(() => {
    if (!isIdle || (!auction && !lot)) return;
    const leaving = new AbortController();
    const { signal } = leaving;
    const onLine = (isOpen: boolean, isPolled = false) =>
      signal.aborted || setLine({ isCut: !isOpen && !isPolled, isPolled });
    follow(lot ? { lot } : { auction }, { queryClient, signal, onLine }).catch(() => undefined);
    return () => leaving.abort();
  }, [isIdle, auction, lot, queryClient]);
  return line;
}

type Follow = Parameters<typeof import('./follow-lots')['followLots']>[1];

async function follow(of: FollowedLots, how: Follow): Promise<void> {
  const { followLots } = await import(/* webpackChunkName: "live-lots" */ './follow-lots');
  await followLots(of, how);
}
