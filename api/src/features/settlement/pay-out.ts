import { randomUUID } from 'node:crypto';
import type { PayoutMade } from '@gallery/shared/contract/settlement/settlement.schema';
import type { PayoutInput } from '@gallery/shared/contract/settlement/settlement-input.schema';
import { lagosTime } from '@gallery/shared/domain/clock';
import { koboText } from '@gallery/shared/domain/money';
import { sql } from 'drizzle-orm';
import { waitForArtist } from '../../db/advisory-lock';
import type { Database } from '../../db/client';
import { HttpError } from '../../http/answers/http-error';
import { recordAudit } from '../audit/record-audit';
import { payouts } from '../orders/shares/artist-share.table';
import { readStatement } from './read-statement';

/**
 * Records once that an artist got all that is due at the end of a month, and closes the month; `by` is the
 * administrator's id. Later sales and refunds join the statement of the next month. Throws a 404 for an unknown artist,
 * and a 409 for a closed or coming month, and when another amount is due than staff saw.
 */
export async function payOut(
  db: Database,
  { artist, month, amount_kobo, note }: PayoutInput,
  by: string,
): Promise<PayoutMade> {
  return db.transaction(async (tx) => {
    await waitForArtist(tx, artist);
    const statement = await readStatement(tx, { artist, month });
    refuse(statement, { month, amount_kobo });
    const [made] = await tx
      .insert(payouts)
      .values({
        id: randomUUID(),
        artistId: artist,
        month: `${month}-01`,
        amount: amount_kobo,
        note,
        byUser: by,
        byName: sql`(SELECT concat_ws(' ', firstname, lastname) FROM users WHERE id = ${by})`,
      })
      .returning();
    if (!made) throw new Error('The payout was not saved.');
    const to = [koboText(amount_kobo), `statement of ${month}`, note].filter(Boolean).join(', ');
    await recordAudit(tx, { subject: 'artist', subjectId: artist, action: 'Statement marked paid', to, by });
    const payout = { month, amount_kobo, at: made.at.toISOString(), by: made.byName, note };
    return { message: `${statement.artist.name} is marked as paid.`, payout };
  });
}

type Seen = Pick<PayoutInput, 'month' | 'amount_kobo'>;

function refuse(
  { payout, due_kobo }: Awaited<ReturnType<typeof readStatement>>,
  { month, amount_kobo }: Seen,
): void {
  if (payout) {
    const later = payout.month === month ? '' : ` with the statement of ${payout.month}`;
    throw new HttpError(409, `${payout.by} has already marked this statement as paid${later}.`);
  }
  if (month > lagosTime(new Date().toISOString()).slice(0, 7))
    throw new HttpError(409, 'This month has not begun.');
  if (due_kobo <= 0) throw new HttpError(409, 'Nothing is due on this statement.');
  if (due_kobo !== amount_kobo)
    throw new HttpError(409, `The amount due is now ${koboText(due_kobo)}. Check the statement again.`);
}
