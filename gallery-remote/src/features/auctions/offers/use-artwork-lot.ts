import type { Lot } from '@gallery/shared/contract/auctions/auction';
import { useQuery } from '@gallery/shared/query';
import { lotListQueries } from '../lot/lot-list.queries';

/** The lot that has a work now. Nothing is asked for an id that no work has. */
export function useArtworkLot(artwork: string, isKnown: boolean): Lot | undefined {
  const { data } = useQuery({ ...lotListQueries.ofArtwork(artwork), enabled: isKnown });
  return data?.lots.find(({ ended_at }) => ended_at === null);
}
