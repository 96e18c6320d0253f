const all = ['lots'] as const;
const lists = [...all, 'lists'] as const;
const one = (id: string) => [...all, 'one', id] as const;

export const lotQueryKeys = {
  all,
  lists,
  one,
  bids: (id: string) => [...one(id), 'bids'] as const,
  auctions: [...all, 'auctions'] as const,
};

export type FollowedLots = { auction: string } | { lot: string };
