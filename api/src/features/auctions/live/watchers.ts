import type { ServerResponse } from 'node:http';

/** Counts who follows an auction, or a lot of it, at this server. */
export type Watchers = {
  /** Until the response is closed. */
  add(auctionId: string, response: ServerResponse): void;
  count(auctionId: string): number;
};

export function createWatchers(): Watchers {
  const counts = new Map<string, number>();
  const count = (auctionId: string) => counts.get(auctionId) ?? 0;
  return {
    count,
    add(auctionId, response) {
      counts.set(auctionId, count(auctionId) + 1);
      response.once('close', () => {
        const left = count(auctionId) - 1;
        if (left > 0) counts.set(auctionId, left);
        else counts.delete(auctionId);
      });
    },
  };
}
