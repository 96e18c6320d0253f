import { useNetworkIdle } from '@gallery/shared/browser/network-idle';
import { useQueryClient } from '@gallery/shared/query';
import { useEffect, useState } from 'react';
import type { FollowedLots } from './followed-lots';

/** Follows an auction or one lot over one connection, after the first view; `isCut` while that is broken. */
export function useLiveLots(of: FollowedLots | null): { isCut: boolean } {
  const queryClient = useQueryClient();
  const isIdle = useNetworkIdle();
  const [isCut, setIsCut] = useState(false);
  const auction = of && 'auction' in of ? of.auction : '';
  const lot = of && 'lot' in of ? of.lot : '';
  useEffect(() => {
    if (!isIdle || (!auction && !lot)) return;
    const leaving = new AbortController();
    const { signal } = leaving;
    const onLine = (isOpen: boolean) => signal.aborted || setIsCut(!isOpen);
    follow(lot ? { lot } : { auction }, { queryClient, signal, onLine }).catch(() => undefined);
    return () => leaving.abort();
  }, [isIdle, auction, lot, queryClient]);
  return { isCut };
}

type Follow = Parameters<typeof import('./follow-lots')['followLots']>[1];

async function follow(of: FollowedLots, how: Follow): Promise<void> {
  const { followLots } = await import(/* webpackChunkName: "live-lots" */ './follow-lots');
  await followLots(of, how);
}
