import { formatNaira } from '@gallery/shared/domain/money';

/** One side of a change. `bdi`, because a saved text may change the direction of the words after it. */
export function AuditValue({ stored }: { stored: string }) {
  return <bdi>{withAmounts(stored)}</bdi>;
}

/** Turns 'price: 250000' into 'price: #250,000'. The API stores plain numbers, which its CSV keeps for spreadsheets. */
function withAmounts(change: string): string {
  return change
    .replace(amount, (_, name, digits) => `${name}: ${formatNaira(Number(digits))}`)
    .replace(estimate, (_, low, high) => `estimate: ${estimateText(low, high)}`);
}

/** The names under which the API writes an amount. A bulk edit adds a note in brackets. */
const amount = /(?<=^|; )(price|start|reserve|approval from): (\d{1,12})(?=$|; | \()/g;
const estimate = /(?<=^|; )estimate: (\d{0,12}) to (\d{0,12})(?=$|; )/g;

function estimateText(low: string, high: string): string {
  const [from, to] = [low, high].map((digits) => digits && formatNaira(Number(digits)));
  if (from && to) return `${from} to ${to}`;
  if (from) return `from ${from}`;
  return to ? `up to ${to}` : 'none';
}
