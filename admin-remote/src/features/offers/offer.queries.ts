import {
  type OfferMovedAnswer,
  type OfferRecordsAnswer,
  offerPaths,
} from '@gallery/shared/contract/offers/offer';
import type { AnswerOfferInput } from '@gallery/shared/contract/offers/offer-input.schema';
import { getJson, sendJson } from '@gallery/shared/http';
import { infiniteQueryOptions } from '@gallery/shared/query';
import { queryKeys } from '../../ui/query-keys';

export const offerRecordQueries = {
  list: (open: 'true' | undefined) =>
    infiniteQueryOptions({
      queryKey: [...queryKeys.offers, open],
      queryFn: ({ pageParam, signal }) =>
        getJson<OfferRecordsAnswer>(offerPaths.records, { query: { open, cursor: pageParam }, signal }),
      initialPageParam: undefined as string | undefined,
      getNextPageParam: ({ next }) => next ?? undefined,
      staleTime: 0,
    }),

  /** An accepted offer also makes an order and holds its work. */
  dependents: [queryKeys.offers, queryKeys.orders, queryKeys.adminArtworks, queryKeys.public.artworks],
};

export function answerOffer(id: string, input: AnswerOfferInput): Promise<OfferMovedAnswer> {
  return sendJson<OfferMovedAnswer>('POST', offerPaths.answer(id), input);
}
