import { auctionPaths, type LotChange, lotPaths } from '../contract/auctions/auction';
import { type AvailabilityChange, artworkPaths } from '../contract/catalogue/artwork';
import { notificationPaths } from '../contract/inbox/notification';
import type { NotificationEvent } from '../contract/inbox/notification.schema';
import type { StreamListener } from './event-stream';
import { followSharedEvents } from './shared-event-stream';

export type { StreamListener } from './event-stream';

/** Follows holds and sales until `signal` aborts. Load it with `import('@gallery/shared/live')` after the first view. */
export function followAvailability(
  listener: StreamListener<AvailabilityChange>,
  signal: AbortSignal,
  from?: string,
): Promise<void> {
  const of = { path: artworkPaths.stream, event: 'availability', from };
  return whilePageShown(signal, (shown) => followSharedEvents({ ...listener, ...of, signal: shown }));
}

/** Follows the lots of an auction. The API reserves a connection for the session of a registered bidder. */
export function followAuction(
  listener: StreamListener<LotChange>,
  { auction, signal, from }: { auction: string; signal: AbortSignal; from?: string },
): Promise<void> {
  const of = { path: auctionPaths.stream(auction), event: 'lot', from, withSession: 'optional' as const };
  return whilePageShown(signal, (shown) => followSharedEvents({ ...listener, ...of, signal: shown }));
}

export function followLot(
  listener: StreamListener<LotChange>,
  { lot, signal, from }: { lot: string; signal: AbortSignal; from?: string },
): Promise<void> {
  const of = { path: lotPaths.stream(lot), event: 'lot', from, withSession: 'optional' as const };
  return whilePageShown(signal, (shown) => followSharedEvents({ ...listener, ...of, signal: shown }));
}

export function followNotifications(
  listener: StreamListener<NotificationEvent>,
  { userId, signal }: { userId: string; signal: AbortSignal },
): Promise<void> {
  const of = { path: notificationPaths.stream, event: 'notification', withSession: true, userId };
  return whilePageShown(signal, (shown) => followSharedEvents({ ...listener, ...of, signal: shown }));
}

/** Disconnects when the visitor leaves the page, because an open connection keeps it out of the back/forward cache. */
async function whilePageShown(signal: AbortSignal, follow: (shown: AbortSignal) => Promise<void>) {
  while (!signal.aborted) {
    const shown = new AbortController();
    const leave = () => shown.abort();
    signal.addEventListener('abort', leave);
    window.addEventListener('pagehide', leave);
    await follow(shown.signal);
    signal.removeEventListener('abort', leave);
    window.removeEventListener('pagehide', leave);
    if (!signal.aborted) await pageShown(signal);
  }
}

function pageShown(signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const once = { once: true };
    window.addEventListener('pageshow', () => resolve(), once);
    signal.addEventListener('abort', () => resolve(), once);
  });
}
