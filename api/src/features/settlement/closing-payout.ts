import type { PayoutMade } from '@gallery/shared/contract/settlement/settlement.schema';
import { type SQL, sql } from 'drizzle-orm';

type Payout = PayoutMade['payout'];

export type PayoutColumns = {
  paid_month: string | null;
  paid_kobo: number | null;
  paid_at: string | Date | null;
  paid_by: string | null;
  paid_note: string | null;
};

/** Selects the payout that closed the month of an artist: its own, or that of a later month. */
export function closingPayout(artistId: SQL, firstDay: SQL): SQL {
  return sql`(
    SELECT to_char(payouts.month, 'YYYY-MM') AS paid_month, payouts.amount::float AS paid_kobo, payouts.at AS paid_at,
      payouts.by_name AS paid_by, payouts.note AS paid_note
    FROM payouts WHERE payouts.artist_id = ${artistId} AND payouts.month >= ${firstDay}
    ORDER BY payouts.month LIMIT 1
  )`;
}

export function payoutOf({ paid_month, paid_kobo, paid_at, ...row }: PayoutColumns): Payout | null {
  if (paid_month === null || paid_kobo === null || paid_at === null) return null;
  const { paid_by, paid_note } = row;
  return {
    month: paid_month,
    amount_kobo: paid_kobo,
    at: new Date(paid_at).toISOString(),
    by: paid_by ?? '',
    note: paid_note ?? '',
  };
}
