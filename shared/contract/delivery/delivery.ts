export type {
  DeliveryQuote,
  DeliveryQuoteAnswer,
  DeliveryRate,
  DeliveryTable,
  DeliveryTableAnswer,
  DeliveryTableSavedAnswer,
  DeliveryZone,
} from './delivery.schema';

export const deliveryPaths = {
  /** Public: what it costs to send one work to a country or state. */
  quote: '/delivery/quote',
  /** PUT replaces all zones; an old version answers 409 with the current `table`. */
  zones: '/delivery/zones',
};

export const maxZones = 30;
export const maxRatesOfZone = 10;
export const maxStatesOfZone = 40;
/** In whole naira. */
export const maxDeliveryPrice = 100_000_000;

/** The line of an order, an invoice, and a mail. */
export function deliveryLabel(zone: string): string {
  return `Delivery and insurance, ${zone}`;
}

/** 'Lagos', 'lagos ', and 'Lagos State' name the same state. */
export function stateKey(state: string): string {
  return state
    .normalize('NFC')
    .trim()
    .toLowerCase()
    .replace(/\s+state$/, '');
}
