import type { Bidder, BidRefusal, Lot } from '@gallery/shared/contract/auctions/auction';

export type MissingStep = NonNullable<BidRefusal['missing']>[number];

/** What stands between the bidder and a bid on this lot: first what cannot be changed here, then what is done in order. */
export function missingFor(bidder: Bidder, lot: Lot): MissingStep[] {
  const steps = bidder.missing.filter((step) => step !== 'approval' && step !== 'declined');
  const done: MissingStep[] = ['e-mail', 'conditions'];
  const final = steps.filter((step) => !done.includes(step));
  const approval = approvalStep(bidder, lot);
  return [...final, ...steps.filter((step) => done.includes(step)), ...(approval ? [approval] : [])];
}

/** Staff look at registrations for lots above the limit only. */
function approvalStep({ state, approval_from }: Bidder, { estimate_high }: Lot): MissingStep | null {
  const isAbove = approval_from !== null && (estimate_high ?? 0) >= approval_from;
  if (!isAbove || state === 'none' || state === 'approved') return null;
  return state === 'declined' ? 'declined' : 'approval';
}
