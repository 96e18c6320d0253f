export type { DeliverTo } from './delivery-address.schema';

import type { DeliverTo } from './delivery-address.schema';
import { countryName, homeCountry } from './destinations';

/** Writes an address on one line: '7 Palm Crescent, Ikoyi, Lagos', and abroad with its country. */
export function addressText({ line, city, state, postcode, country }: DeliverTo): string {
  const region = [state !== city && state, postcode].filter(Boolean).join(' ');
  const abroad = country !== homeCountry && countryName(country);
  return [line, city, region, abroad].filter(Boolean).join(', ');
}

/** True if two addresses have the same parts, also the recipient and the note. */
export function isSameDelivery(one: DeliverTo | null, other: DeliverTo | null): boolean {
  if (!one || !other) return one === other;
  return (Object.keys(one) as (keyof DeliverTo)[]).every((part) => one[part] === other[part]);
}
