/** What a list of works can show. Works in auctions are not available. The last three are stages that only staff see. */
export const workStates = [
  'available',
  'held',
  'in_auction',
  'sold',
  'on_request',
  'draft',
  'scheduled',
  'archived',
] as const;
export type WorkState = (typeof workStates)[number];

/** The first is the default. */
export const workSorts = [
  'newest',
  'oldest',
  'name',
  'artist',
  'type',
  'price-up',
  'price-down',
  'year-up',
  'year-down',
  'views-down',
  'updated-down',
  'updated-up',
] as const;
export type WorkSort = (typeof workSorts)[number];

/** How many views an administrator can save, and how long their names and addresses are. */
export const viewLimits = { views: 20, name: 60, query: 500 };
