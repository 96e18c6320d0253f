export type { ConsoleAnswer, ConsoleEntry, ConsoleLot, Paddle, WaitingBidder } from './live-console.schema';

export const consolePaths = {
  /** For administrators. The auction's public stream says when to read it again. */
  one: (auctionId: string) => `/auction/${encodeURIComponent(auctionId)}/console`,
  /** PUT: an unusual bid was looked at. */
  check: (bid: number) => `/auction/bid/${bid}/check`,
};
