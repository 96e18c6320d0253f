/** What a list of works can show. Works in auctions are not available. */
export const workStates = ['available', 'held', 'in_auction', 'sold', 'on_request'] as const;
export type WorkState = (typeof workStates)[number];
