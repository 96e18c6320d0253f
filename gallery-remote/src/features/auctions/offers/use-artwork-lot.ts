import type { Lot } from '@gallery/shared/contract/auctions/auction';
import { useQuery } from '@gallery/shared/query';
import { lotListQueries } from '../lot/lot-list.queries';

/** The lot that has a work now. */
export function useArtworkLot(artwork: string): Lot | undefined {
  return useQuery(lotListQueries.ofArtwork(artwork)).data?.lots.find(({ ended_at }) => ended_at === null);
}
