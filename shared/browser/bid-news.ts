import type { BidPlacedAnswer } from '../contract/auctions/auction';

/** A bid that the API answered, and its bidder. */
export type BidNews = { userId: string; placed: BidPlacedAnswer };

const name = 'own bids';

export function tellOtherTabs(news: BidNews): void {
  if (!('BroadcastChannel' in globalThis)) return;
  const channel = new BroadcastChannel(name);
  channel.postMessage(news);
  channel.close();
}

/** Listens to other tabs' news of the user's bids. Returns a function that stops it. */
export function hearOtherTabs(userId: string, hear: (placed: BidPlacedAnswer) => void): () => void {
  if (!('BroadcastChannel' in globalThis)) return () => {};
  const channel = new BroadcastChannel(name);
  channel.onmessage = ({ data }: MessageEvent<BidNews>) => {
    if (data.userId === userId) hear(data.placed);
  };
  return () => channel.close();
}
