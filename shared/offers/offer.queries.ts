import { getJson, sendJson } from '@gallery/shared/http';
import { infiniteQueryOptions, queryOptions } from '@gallery/shared/query';
import { type OfferMovedAnswer, type OffersAnswer, offerPaths } from '../contract/offers/offer';
import type { MakeOfferInput } from '../contract/offers/offer-input.schema';
import type { DestinationInput } from '../contract/orders/order-input.schema';

const all = ['offers'];

/** One person's offers. The key contains the account, because the page outlives a log-out. */
export const offerQueries = {
  all,

  own: (userId: string) =>
    infiniteQueryOptions({
      queryKey: [...all, userId, 'own'],
      queryFn: ({ pageParam, signal }) =>
        getJson<OffersAnswer>(offerPaths.own, { query: { cursor: pageParam }, signal }),
      initialPageParam: undefined as string | undefined,
      getNextPageParam: ({ next }) => next ?? undefined,
      staleTime: 0,
    }),

  /** Answers the newest offer for a work, or `null`. */
  ofWork: (userId: string, artworkId: string) =>
    queryOptions({
      queryKey: [...all, userId, 'work', artworkId],
      queryFn: async ({ signal }) => {
        const query = { artwork: artworkId, limit: 1 };
        const { offers } = await getJson<OffersAnswer>(offerPaths.own, { query, signal });
        return offers[0] ?? null;
      },
      staleTime: 0,
    }),
};

type OfferRequest = Pick<MakeOfferInput, 'artwork_id' | 'amount' | 'message'> & Partial<DestinationInput>;

export function sendOffer(input: OfferRequest): Promise<OfferMovedAnswer> {
  return sendJson<OfferMovedAnswer>('POST', offerPaths.own, input);
}

/** `amount` is the counter-offer that the collector saw. */
export function acceptCounter(id: string, amount: number): Promise<OfferMovedAnswer> {
  return sendJson<OfferMovedAnswer>('POST', offerPaths.accept(id), { amount });
}

export function withdrawOffer(id: string): Promise<OfferMovedAnswer> {
  return sendJson<OfferMovedAnswer>('POST', offerPaths.withdraw(id), {});
}
