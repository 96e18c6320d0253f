import { type DeliveryQuoteAnswer, deliveryPaths } from '@gallery/shared/contract/delivery/delivery';
import { ApiError, getJson } from '@gallery/shared/http';
import { queryOptions } from '@gallery/shared/query';

/** `state` may be empty. */
export type QuotedPlace = { country: string; state: string };

export const deliveryQueries = {
  all: ['delivery-quote'],
  quote: (artworkId: string, { country, state }: QuotedPlace) =>
    queryOptions({
      queryKey: ['delivery-quote', artworkId, country, state],
      queryFn: ({ signal }) =>
        getJson<DeliveryQuoteAnswer>(deliveryPaths.quote, {
          query: { artwork_id: artworkId, country, state },
          signal,
        }).catch(noneOfOlderApi),
      // The order is refused at an old price.
      staleTime: 0,
    }),
};

/** The API of the previous release quotes no delivery and charges none. */
function noneOfOlderApi(error: unknown): null {
  if (error instanceof ApiError && error.status === 404) return null;
  throw error;
}
