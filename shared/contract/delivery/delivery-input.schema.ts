import { array, type InferType, number, object, string } from 'yup';
import { idPattern } from '../../domain/id';
import { text } from '../fields/text.schema';
import { wholeNumberIn } from '../fields/whole-number.schema';
import { countryCodes } from '../orders/address/destinations';
import { maxDeliveryPrice, maxRatesOfZone, maxStatesOfZone, maxZones, stateKey } from './delivery';

const countryMessage = 'A country must be a code of two letters, as in ISO 3166';
const sizeMessage = 'A size must be a number of centimeters from 1 to 2,000';
const weightMessage = 'A weight must be a number of kilograms from 0.1 to 5,000';
const priceMessage = 'A price must be a whole number of naira from 0 to 100,000,000';
const versionMessage = 'version must be a whole number from 0';
const twiceMessage = 'A rate for the same size and weight may appear once';
const placeMessage = 'Each country, each state, and everywhere else may have one zone';
const artworkMessage = 'artwork_id must be a UUID';

const country = () =>
  string()
    .typeError(countryMessage)
    .max(2, countryMessage)
    .matches(/^[A-Z]{2}$/, countryMessage);

export const deliveryQuoteQuerySchema = object({
  artwork_id: string()
    .typeError(artworkMessage)
    .max(36, artworkMessage)
    .required(artworkMessage)
    .matches(idPattern, artworkMessage),
  country: country().required(countryMessage),
  state: text(100, 'state must be at most 100 characters').typeError('state must be a text'),
});
export type DeliveryQuoteQuery = InferType<typeof deliveryQuoteQuerySchema>;

const rateInputSchema = object({
  up_to_cm: number()
    .strict()
    .typeError(sizeMessage)
    .required(sizeMessage)
    .min(1, sizeMessage)
    .max(2_000, sizeMessage),
  up_to_kg: number()
    .strict()
    .typeError(weightMessage)
    .min(0.1, weightMessage)
    .max(5_000, weightMessage)
    .nullable()
    .default(null),
  price: number()
    .strict()
    .typeError(priceMessage)
    .required(priceMessage)
    .integer(priceMessage)
    .min(0, priceMessage)
    .max(maxDeliveryPrice, priceMessage),
});

export const deliveryZoneInputSchema = object({
  name: text(60, 'Name is too long').required('Name is required'),
  country: country()
    .test('exists', countryMessage, (code) => !code || countryCodes.includes(code))
    .nullable()
    .default(null),
  states: array()
    .of(text(60, 'A state is too long').required('A state must have a name'))
    .typeError('states must be a list')
    .max(maxStatesOfZone, `A zone has at most ${maxStatesOfZone} states`)
    .default([])
    .when('country', {
      is: null,
      // biome-ignore lint/suspicious/noThenProperty: yup requires this name.
      then: (states) => states.max(0, 'States need a country'),
    }),
  days: text(60, 'Days are too long').required('Days are required'),
  rates: array()
    .of(rateInputSchema)
    .typeError('rates must be a list')
    .required('rates is required')
    .max(maxRatesOfZone, `A zone has at most ${maxRatesOfZone} rates`)
    .test('once', twiceMessage, (rates) => isUnique(rates.map(bandOf))),
});
export type DeliveryZoneInput = InferType<typeof deliveryZoneInputSchema>;

export const deliveryTableInputSchema = object({
  zones: array()
    .of(deliveryZoneInputSchema)
    .typeError('zones must be a list')
    .required('zones is required')
    .max(maxZones, `At most ${maxZones} zones`)
    .test('once', placeMessage, (zones) => isUnique(zones.flatMap(placesOf)))
    .test('names', 'Each name may appear once', (zones) => isUnique(zones.map(nameOf))),
  version: number()
    .transform((_, sent) => wholeNumberIn(sent))
    .typeError(versionMessage)
    .integer(versionMessage)
    .min(0, versionMessage)
    .required('version is required'),
});
export type DeliveryTableInput = InferType<typeof deliveryTableInputSchema>;

/** The following run before the parts are checked, so they may be anything. */
function placesOf(zone: unknown): string[] {
  const { country: code, states } = Object(zone) as { country?: unknown; states?: unknown };
  const names = Array.isArray(states) ? states.filter((state) => typeof state === 'string') : [];
  if (names.length === 0) return [String(code ?? null)];
  return names.map((state) => `${code} ${stateKey(state)}`);
}

function nameOf(zone: unknown): string {
  return String(Object(zone).name).toLowerCase();
}

function bandOf(rate: unknown): string {
  const { up_to_cm, up_to_kg } = Object(rate) as { up_to_cm?: unknown; up_to_kg?: unknown };
  return `${up_to_cm} ${up_to_kg ?? null}`;
}

function isUnique(names: readonly string[]): boolean {
  return new Set(names).size === names.length;
}
