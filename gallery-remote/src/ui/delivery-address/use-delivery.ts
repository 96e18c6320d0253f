import type { DeliveryQuote, DeliveryQuoteAnswer } from '@gallery/shared/contract/delivery/delivery';
import { useQuery, useQueryClient } from '@gallery/shared/query';
import { useEffect, useState } from 'react';
import { deliveryQueries, type QuotedPlace } from './delivery.queries';

export type Delivery = {
  /** The latest quote, while `isLoading` of the place before. `null` for a collected work, and until the place is known. */
  quote: DeliveryQuote | null;
  isLoading: boolean;
  /** True with an API of the previous release, which quotes and charges no delivery. */
  isNeverCharged: boolean;
  error: Error | null;
  retry: () => void;
  /** Takes the price that the API names when it refuses an order, until the next quote. */
  correct: (price: number | null) => void;
};

export function useDelivery(artworkId: string, place: QuotedPlace | null): Delivery {
  const queryClient = useQueryClient();
  const country = useSettled(place?.country ?? '');
  const state = useSettled(place?.state ?? '');
  const query = deliveryQueries.quote(artworkId, { country, state });
  const { data, error, isFetching, isPlaceholderData, refetch } = useQuery({
    ...query,
    enabled: place !== null && country !== '',
    placeholderData: previous,
  });
  const isSettled = country === place?.country && state === place.state;
  const isQuoted = isSettled && data !== undefined && !isPlaceholderData;
  const hasFailed = isSettled && data === undefined && !isFetching && error !== null;
  return {
    quote: place && data ? data.quote : null,
    isLoading: place !== null && !isQuoted && !hasFailed,
    isNeverCharged: data === null,
    error: hasFailed ? error : null,
    retry: () => void refetch(),
    correct: (price) =>
      queryClient.setQueryData<DeliveryQuoteAnswer | null>(
        query.queryKey,
        (told) => told && { quote: { ...told.quote, price } },
      ),
  };
}

function previous<Data>(last: Data | undefined): Data | undefined {
  return last;
}

const settleMs = 300;

/** The value after a pause, so that the API does not quote each letter. */
function useSettled(value: string): string {
  const [settled, setSettled] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), settleMs);
    return () => clearTimeout(timer);
  }, [value]);
  return settled;
}
