import type { DeliveryQuote } from '@gallery/shared/contract/delivery/delivery';
import { useQuery } from '@gallery/shared/query';
import { useEffect, useState } from 'react';
import { deliveryQueries, type QuotedPlace } from '../../../queries/delivery.queries';

/** Returns `null` for a collected work, and until the place is known. An API without quotes charges the work alone. */
export function useDelivery(artworkId: string, place: QuotedPlace | null): DeliveryQuote | null {
  const country = useSettled(place?.country ?? '');
  const state = useSettled(place?.state ?? '');
  const { data } = useQuery({
    ...deliveryQueries.quote(artworkId, { country, state }),
    enabled: place !== null && country !== '',
  });
  return place && data ? data.quote : null;
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
