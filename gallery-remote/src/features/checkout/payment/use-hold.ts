import type { ListedArtwork } from '@gallery/shared/contract/catalogue/artwork';
import type { Order } from '@gallery/shared/contract/orders/order';
import { useQueryClient } from '@gallery/shared/query';
import { useEffect, useState } from 'react';
import { artworkQueries } from '../../../queries/artwork.queries';
import { useOwnHold } from '../use-own-hold';

/** The customer's hold of this work. It stays here after its end, so that the page can say that it ended. */
export function useHold(work: ListedArtwork) {
  const own = useOwnHold(work);
  const [hold, setHold] = useState<Order | null>(null);
  if (own && (own._id !== hold?._id || own.held_until !== hold.held_until)) setHold(own);
  const isOver = useIsOver(hold?.held_until ?? null);
  const hasEnded = isOver && !own;
  return { own, hold: hasEnded ? null : hold, setHold, hasEnded };
}

/** The API confirms the end, because the clock of the device may be wrong. */
function useIsOver(until: string | null): boolean {
  const queryClient = useQueryClient();
  const [over, setOver] = useState<string | null>(null);
  useEffect(() => {
    if (!until) return;
    const timer = setTimeout(
      () => {
        setOver(until);
        void queryClient.invalidateQueries({ queryKey: artworkQueries.all });
      },
      Math.max(Date.parse(until) - Date.now(), 0),
    );
    return () => clearTimeout(timer);
  }, [until, queryClient]);
  return until !== null && over === until;
}
