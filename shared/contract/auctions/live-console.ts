export type { ConsoleAnswer, ConsoleEntry, ConsoleLot, Paddle, WaitingBidder } from './live-console.schema';

export const consolePaths = {
  /** For administrators. The auction's public stream says when to refetch it. */
  one: (auctionId: string) => `/auction/${encodeURIComponent(auctionId)}/console`,
  /** PUT marks an unusual bid as checked. */
  check: (bid: number) => `/auction/bid/${bid}/check`,
};
