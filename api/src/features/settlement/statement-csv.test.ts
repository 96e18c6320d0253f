import type { Statement } from '@gallery/shared/contract/settlement/settlement.schema';
import { statementAsCsv } from './statement-csv';

const statement: Statement = {
  artist: { _id: 'artist-1', name: 'Bísí Ọkáfọ̀' },
  month: '2026-11',
  brought_forward_kobo: 0,
  earned_kobo: 4_000_000,
  due_kobo: 4_000_000,
  lines: [],
  payout: { month: '2026-11', amount_kobo: 4_000_000, at: '2026-11-30T23:30:00.000Z', by: 'Ada', note: '' },
};

test('dates the payout by the day in Lagos', () => {
  const [, ...lines] = statementAsCsv(statement).split('\r\n');
  expect(lines.filter((line) => line.startsWith('"Paid'))).toEqual([
    '"Paid 2026-12-01","","","","","","",40000,""',
  ]);
});
