import type { Database } from '../../../db/client';
import { HttpError } from '../../../http/answers/http-error';
import type { Jobs } from '../../../jobs/job-queue';
import type { OrderRow, PricePart } from '../order.table';
import { lockedWork } from '../placing/holds/hold-artwork';
import { saveHeldOrder } from '../placing/save-held-order';

export type WonWork = {
  userId: string;
  artworkId: string;
  address: string;
  /** In whole naira. The order costs their sum. */
  parts: PricePart[];
  minutes: number;
};

/** Saves the order of a work that its buyer won at auction; the caller writes the email. Throws a 409 when the work is not available. */
export async function placeWonOrder(
  tx: Database,
  context: { jobs: Jobs },
  { userId, artworkId, address, parts, minutes }: WonWork,
): Promise<OrderRow> {
  const work = await lockedWork(tx, artworkId);
  if (work?.availability !== 'available') throw new HttpError(409, 'This artwork is no longer free.');
  return saveHeldOrder(tx, context, work, {
    buyer: { kind: 'account', id: userId },
    address,
    priceParts: parts,
    minutes,
    placedBy: null,
    price: parts.reduce((sum, { amount }) => sum + amount, 0),
  });
}
