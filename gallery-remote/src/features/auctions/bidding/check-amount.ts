import { gridNeighbours, highestAmount, isOnGrid } from '@gallery/shared/auction/increments';
import { formatNaira } from '@gallery/shared/domain/money';
import { type BidView, isLeading } from '../lot/bid-view';
import { leastAmount } from './next-amounts';
import { parseAmount } from './parse-amount';

type Checked = { amount: number; problem?: undefined } | { amount?: undefined; problem: string };

/** What was typed as an amount that can be bid now, or why it cannot. */
export function checkAmount(typed: string, view: BidView): Checked {
  const amount = parseAmount(typed);
  const { steps } = view.answer.terms.increments;
  const least = leastAmount(view);
  if (amount === null) return { problem: `Type whole naira, such as ${formatNaira(least)}.` };
  if (amount > highestAmount)
    return { problem: `${formatNaira(highestAmount)} is the highest possible bid.` };
  if (amount < least) return { problem: tooLowText(view, least) };
  if (isOnGrid(steps, amount)) return { amount };
  return { problem: offGridText(amount, gridNeighbours(steps, amount), least) };
}

function tooLowText(view: BidView, least: number): string {
  if (view.own && isLeading(view))
    return `You lead with a maximum of ${formatNaira(view.own.max)}. A new one is at least ${formatNaira(least)}.`;
  return `The next bid is ${formatNaira(least)} or more.`;
}

type Neighbours = { below: number | null; above: number | null };

function offGridText(amount: number, { below, above }: Neighbours, least: number): string {
  const possible = [below, above].filter((near) => near !== null && near >= least);
  const [first = least, second] = possible.map((near) => near ?? least);
  const next =
    second === undefined
      ? `one is ${formatNaira(first)}`
      : `ones are ${formatNaira(first)} and ${formatNaira(second)}`;
  return `${formatNaira(amount)} is not a possible bid. The next ${next}.`;
}
