export const settlementPaths = {
  list: '/settlement',
  statement: '/settlement/statement',
  csv: '/settlement/statement.csv',
  pdf: '/settlement/statement.pdf',
  payouts: '/settlement/payouts',
  artistSplit: (id: string) => `/settlement/splits/artist/${id}`,
  workSplit: (id: string) => `/settlement/splits/artwork/${id}`,
};

export const maxPayoutNote = 300;

/** '2026-11' has the days from '2026-11-01' to '2026-11-30'. */
export function daysOfMonth(month: string): { from: string; to: string } {
  const [year = 0, number = 1] = month.split('-').map(Number);
  const last = new Date(Date.UTC(year, number, 0)).getUTCDate();
  return { from: `${month}-01`, to: `${month}-${last}` };
}

/** Names a file of a statement: 'statement-bisi-okafor-2026-11-01-to-2026-11-30.csv'. */
export function statementFile(artist: string, month: string, kind: 'csv' | 'pdf'): string {
  const name = artist
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');
  const { from, to } = daysOfMonth(month);
  return `statement-${name || 'artist'}-${from}-to-${to}.${kind}`;
}
