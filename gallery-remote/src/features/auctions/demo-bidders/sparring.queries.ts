import { lotPaths, type Sparring } from '@gallery/shared/contract/auctions/auction';
import { getJson } from '@gallery/shared/http';
import { queryOptions } from '@gallery/shared/query';

const pollMs = 30_000;

export const sparringQuery = (lotId: string) =>
  queryOptions({
    queryKey: ['sparring', lotId],
    queryFn: ({ signal }) => getJson<Sparring>(lotPaths.sparring(lotId), { signal }),
    // They leave by themselves.
    refetchInterval: ({ state }) => state.data?.until != null && pollMs,
  });
