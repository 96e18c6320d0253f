import type { ArtworkType } from '@gallery/shared/contract/catalogue/artwork-choices';
import {
  type DeliveryQuote,
  type DeliveryRate,
  type DeliveryZone,
  stateKey,
} from '@gallery/shared/contract/delivery/delivery';

/** `country` is an ISO code. `state` counts only where a zone names states. */
export type DeliveryPlace = { country: string; state?: string | null };

export type DeliveredWork = {
  type: ArtworkType;
  height_cm: number | null;
  width_cm: number | null;
  depth_cm: number | null;
  weight_kg: number | null;
};

/** The most specific zone answers: the state's, the country's, then everywhere else. `price` is `null` if no rate fits. */
export function quoteFor(
  zones: readonly DeliveryZone[],
  work: DeliveredWork,
  place: DeliveryPlace,
): DeliveryQuote {
  const zone = zoneOf(zones, place);
  if (!zone) return { zone: null, days: null, price: null };
  return { zone: zone.name, days: zone.days, price: priceIn(zone, work) };
}

function zoneOf(zones: readonly DeliveryZone[], { country, state }: DeliveryPlace): DeliveryZone | undefined {
  const ofCountry = zones.filter((zone) => zone.country === country);
  const key = state ? stateKey(state) : null;
  return (
    ofCountry.find(({ states }) => states.some((one) => stateKey(one) === key)) ??
    ofCountry.find(({ states }) => states.length === 0) ??
    zones.find((zone) => zone.country === null)
  );
}

/** The cheapest rate that fits. Without a weight, the size decides alone. */
function priceIn({ rates }: DeliveryZone, work: DeliveredWork): number | null {
  const side = longestSide(work);
  if (side === null) return null;
  const prices = rates.filter((rate) => fits(rate, side, work.weight_kg)).map(({ price }) => price);
  return prices.length > 0 ? Math.min(...prices) : null;
}

function fits({ up_to_cm, up_to_kg }: DeliveryRate, side: number, weight: number | null): boolean {
  return side <= up_to_cm && (weight === null || up_to_kg === null || weight <= up_to_kg);
}

/** Only a sculpture needs its depth. `null` if a measure is unknown. */
function longestSide({ type, height_cm, width_cm, depth_cm }: DeliveredWork): number | null {
  const measures = type === 'Sculpture' ? [height_cm, width_cm, depth_cm] : [height_cm, width_cm];
  const known = measures.filter((measure) => measure !== null);
  return known.length === measures.length ? Math.max(...known) : null;
}
