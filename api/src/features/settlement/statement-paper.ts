import { daysOfMonth } from '@gallery/shared/contract/settlement/settlement';
import type { Statement } from '@gallery/shared/contract/settlement/settlement.schema';
import { koboText } from '@gallery/shared/domain/money';
import { formatDate, formatDay } from '@gallery/shared/domain/time';
import type { StatementPaper } from '../papers/drawing/statement-sheet';

/** Returns what the PDF of a statement says. `address` is the gallery's. */
export function statementPaper(statement: Statement, address: string): StatementPaper {
  const { artist, month, lines, brought_forward_kobo, earned_kobo, due_kobo } = statement;
  const { from, to } = daysOfMonth(month);
  return {
    artist: artist.name,
    period: `${formatDate(`${from}T12:00:00Z`)} to ${formatDate(`${to}T12:00:00Z`)}`,
    lines: lines.map((line) => ({
      date: formatDay(line.at),
      work: `${line.kind === 'refund' ? 'Refund, ' : ''}${line.order}: ${line.artwork}`,
      base: koboText(line.base_kobo),
      percent: `${line.percent}%`,
      share: koboText(line.artist_kobo),
    })),
    sums: [
      ['Brought forward', koboText(brought_forward_kobo)],
      ['Your shares of this month', koboText(earned_kobo)],
      ['Due in naira (₦)', koboText(due_kobo)],
    ],
    outcome: outcomeOf(statement),
    address,
  };
}

function outcomeOf({ payout, due_kobo, month }: Statement): string {
  if (payout?.month === month) return `Paid on ${formatDate(payout.at)}: ${koboText(payout.amount_kobo)}.`;
  if (payout) return `Paid on ${formatDate(payout.at)} with the statement of ${payout.month}.`;
  if (due_kobo > 0) return 'Not paid yet.';
  return due_kobo < 0
    ? 'The gallery takes this amount off the next statement, because it refunded a sale.'
    : 'Nothing is due.';
}
