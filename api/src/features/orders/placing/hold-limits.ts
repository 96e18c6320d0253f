import { and, count, eq, gt, isNull, type SQL, sql } from 'drizzle-orm';
import type { Database } from '../../../db/client';
import { HttpError } from '../../../http/answers/http-error';
import { consumeRate } from '../../../http/rate-limit/rate-limit';
import { artworks } from '../../artworks/artwork.table';
import { orders } from '../order.table';
import type { HoldSettings } from './hold-settings';
import type { OrderRequest } from './order-request';

const maxLiveHolds = 3;

/** After `seconds` there is room again. */
export class HoldLimitError extends HttpError {
  constructor(
    message: string,
    readonly seconds: number,
  ) {
    super(429, message);
  }
}

/** Throws unless this account and network may hold one more artwork. A rollback undoes the count. */
export async function checkHoldLimits(
  tx: Database,
  settings: HoldSettings,
  request: OrderRequest,
): Promise<void> {
  await refuseRecentExpiry(tx, request);
  await countHold(tx, settings, request);
  const { userId, network } = request;
  const ofAccount = await liveHolds(tx, eq(orders.userId, userId));
  const ofNetwork = await liveHolds(tx, eq(orders.network, network));
  const free = await freeWorks(tx);
  const share = (holds: number) => Math.max(1, Math.floor((free + holds) * settings.holdShare));
  const max = Math.min(maxLiveHolds, share(ofAccount));
  if (ofAccount >= max) {
    const held = ofAccount === 1 ? 'an artwork' : `${ofAccount} artworks`;
    throw new HttpError(409, `You hold ${held} already. Please pay or cancel one of them first.`);
  }
  if (ofNetwork >= share(ofNetwork)) {
    throw new HttpError(
      409,
      'As many artworks are held from your network as one may hold at a time. Please try again when one of them is paid or free again.',
    );
  }
}

/** Counts first, so that parallel holds of a network wait here for each other's commit. */
async function countHold(
  tx: Database,
  { rateLimits }: HoldSettings,
  { userId, network, artwork_id }: OrderRequest,
): Promise<void> {
  const work = artwork_id.toLowerCase();
  const { holdPerAccount, holdPerNetwork, holdAgain } = rateLimits;
  const limits = [
    { key: `hold ${userId}`, rate: holdPerAccount, message: tooOftenMessage },
    { key: `hold ${network}`, rate: holdPerNetwork, message: tooOftenFromNetworkMessage },
    { key: `hold ${userId} ${work}`, rate: holdAgain, message: sameArtworkMessage },
    { key: `hold ${network} ${work}`, rate: holdAgain, message: sameArtworkMessage },
  ];
  for (const { key, rate, message } of limits) {
    const wait = await consumeRate(tx, key, rate);
    if (wait !== null) throw new HoldLimitError(message, wait);
  }
}

const tooOftenMessage =
  'You have ordered as many artworks as one may in a day. Please try again tomorrow, or write to us.';
const tooOftenFromNetworkMessage =
  'As many artworks have been ordered from your network as one may in a day. Please try again tomorrow, or write to us.';
const sameArtworkMessage =
  'This artwork was held for you several times and not paid. Please try again tomorrow, or write to us.';

async function liveHolds(tx: Database, condition: SQL): Promise<number> {
  const [live] = await tx
    .select({ holds: count() })
    .from(orders)
    .where(and(condition, eq(orders.status, 'Pending'), isNull(orders.priceParts)));
  return live?.holds ?? 0;
}

async function freeWorks(tx: Database): Promise<number> {
  const [free] = await tx
    .select({ works: count() })
    .from(artworks)
    .where(and(eq(artworks.availability, 'available'), isNull(artworks.archivedAt)));
  return free?.works ?? 0;
}

async function refuseRecentExpiry(tx: Database, { userId, artwork_id }: OrderRequest): Promise<void> {
  const [ranOut] = await tx
    .select({ id: orders.id })
    .from(orders)
    .where(
      and(
        ...[eq(orders.userId, userId), eq(orders.artworkId, artwork_id)],
        gt(orders.ranOutAt, sql`now() - interval '10 minutes'`),
      ),
    )
    .limit(1);
  if (ranOut) throw new HttpError(409, 'Your hold on this artwork ran out. Please try again in ten minutes.');
}
