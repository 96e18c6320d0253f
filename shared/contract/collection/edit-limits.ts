export const maxEditedWorks = 500;

export const undoMinutes = 60;

export const editFields = [
  'price',
  'availability',
  'artist',
  'framed',
  'price_on_request',
  'open_to_offers',
  'archived',
  'tag_added',
  'tag_removed',
] as const;
export type EditField = (typeof editFields)[number];

/** How an edit finds a new price: from a percentage, from a difference in naira, or the same price for all. */
export const priceChanges = ['percent', 'amount', 'set'] as const;
export type PriceChange = (typeof priceChanges)[number];

/** In naira. 1 rounds to whole naira. */
export const priceRoundings = [1, 1_000, 5_000, 10_000] as const;

export const percentLimits = { min: -90, max: 900 };

/** In whole naira. */
export const priceLimits = { min: 1, max: 1_000_000_000 };
