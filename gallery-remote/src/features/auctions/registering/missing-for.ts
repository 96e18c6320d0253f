import type { Bidder, BidRefusal, Lot } from '@gallery/shared/contract/auctions/auction';

export type MissingStep = NonNullable<BidRefusal['missing']>[number];

/** Lists first what the bidder cannot change here, then the steps in their order. */
export function missingFor(bidder: Bidder, lot: Lot): MissingStep[] {
  const steps = bidder.missing.filter((step) => step !== 'approval' && step !== 'declined');
  const done: MissingStep[] = ['e-mail', 'conditions'];
  const final = steps.filter((step) => !done.includes(step));
  const approval = approvalStep(bidder, lot);
  return [...final, ...steps.filter((step) => done.includes(step)), ...(approval ? [approval] : [])];
}

/** Staff approve registrations only for lots above the limit. */
function approvalStep({ state, approval_from }: Bidder, { estimate_high }: Lot): MissingStep | null {
  const isAbove = approval_from !== null && (estimate_high ?? 0) >= approval_from;
  if (!isAbove || state === 'none' || state === 'approved') return null;
  return state === 'declined' ? 'declined' : 'approval';
}
