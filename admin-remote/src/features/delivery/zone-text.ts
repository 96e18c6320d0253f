import type { DeliveryRate, DeliveryZone } from '@gallery/shared/contract/delivery/delivery';
import { countryName } from '@gallery/shared/contract/orders/address/destinations';
import { groupDigits } from '@gallery/shared/domain/money';
import { ApiError } from '@gallery/shared/http';

export type ZoneValues = { name: string; country: string; states: string; days: string; rates: string };

export const newZone: ZoneValues = { name: '', country: '', states: '', days: '', rates: '' };

export function valuesOf({ name, country, states, days, rates }: DeliveryZone): ZoneValues {
  const lines = rates.map((rate) => `${limitText(rate)}: ${groupDigits(rate.price)}`);
  return { name, days, country: country ?? '', states: states.join(', '), rates: lines.join('\n') };
}

/** Throws an error at the field `rates` that names the first line that is not a rate. */
export function zoneIn({ name, country, states, days, rates }: ZoneValues): DeliveryZone {
  const linesOf = (text: string, separator: string) =>
    text
      .split(separator)
      .map((part) => part.trim())
      .filter(Boolean);
  return {
    name,
    days,
    country: country || null,
    states: linesOf(states, ','),
    rates: linesOf(rates, '\n').map(rateIn),
  };
}

export function limitText({ up_to_cm, up_to_kg }: DeliveryRate): string {
  return up_to_kg === null ? `${up_to_cm} cm` : `${up_to_cm} cm, ${up_to_kg} kg`;
}

export function placeText({ country, states }: DeliveryZone, zones: readonly DeliveryZone[]): string {
  if (country === null) return 'Everywhere else';
  if (states.length > 0) return `${states.join(', ')} (${countryName(country)})`;
  const hasStates = zones.some((zone) => zone.country === country && zone.states.length > 0);
  return hasStates ? `The rest of ${countryName(country)}` : countryName(country);
}

function rateIn(line: string): DeliveryRate {
  const [, size, weight, price] =
    /^(\d+(?:\.\d+)?)\s*cm(?:\s*,?\s*(\d+(?:\.\d+)?)\s*kg)?\s*[:=]\s*([\d,]+)$/i.exec(line) ?? [];
  if (!size || !price) {
    const message = `‘${line.slice(0, 40)}’ is not understood. Write it like ‘80 cm, 10 kg: 12,000’.`;
    throw new ApiError(message, 422, { rates: message });
  }
  return {
    up_to_cm: Number(size),
    up_to_kg: weight ? Number(weight) : null,
    price: Number(price.replaceAll(',', '')),
  };
}
