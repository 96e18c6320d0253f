import type { ServerResponse } from 'node:http';

/** Counts the visitors who follow an auction or one of its lots on this server. */
export type Watchers = {
  add(auctionId: string, response: ServerResponse): void;
  count(auctionId: string): number;
};

export function createWatchers(): Watchers {
  const counts = new Map<string, number>();
  const count = (auctionId: string) => counts.get(auctionId) ?? 0;
  return {
    count,
    add(auctionId, response) {
      // A closed connection emits no further `close`, so its visitor would count forever.
      if (response.destroyed) return;
      counts.set(auctionId, count(auctionId) + 1);
      response.once('close', () => {
        const left = count(auctionId) - 1;
        if (left > 0) counts.set(auctionId, left);
        else counts.delete(auctionId);
      });
    },
  };
}
