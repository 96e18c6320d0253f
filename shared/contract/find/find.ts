import { orderStatuses } from '../orders/order-status';

export const findPath = '/find';

export const maxFindText = 100;
/** How many results of a group the answer holds. `total` counts all of them. */
export const maxFoundOfGroup = 5;

/** In the order of the answer, except that an order comes first by its number. */
export const foundKinds = [
  'people',
  'orders',
  'works',
  'artists',
  'enquiries',
  'messages',
  'lots',
  'events',
  'payments',
  'certificates',
] as const;
export type FoundKind = (typeof foundKinds)[number];

const recordStates = [
  'available',
  'held',
  'sold',
  'in_auction',
  'draft',
  'scheduled',
  'open',
  'done',
  'coming',
  'running',
  'passed',
  'withdrawn',
  'over',
  'paid',
  'closed',
  'current',
  'superseded',
] as const;
export const foundStates = [recordStates, orderStatuses].flat();
export type FoundState = (typeof foundStates)[number];
