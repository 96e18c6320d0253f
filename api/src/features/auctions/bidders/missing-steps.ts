import type { BidRefusal } from '@gallery/shared/contract/auctions/auction';
import type { users } from '../../users/user.table';
import type { AuctionRow } from '../auction.table';
import type { LotRow } from '../lot.table';
import type { BidderRow } from './bidder.table';

export type MissingStep = NonNullable<BidRefusal['missing']>[number];

export type Qualification = {
  account: typeof users.$inferSelect;
  bidder: BidderRow | null;
  strikes: number;
  auction: AuctionRow;
};

export const maxStrikes = 2;

type ForLot = { lot: LotRow; artistEmail: string | null };

/** Lists the steps before a bid on `forLot`, or on a lot without approval. The email address identifies an artist. */
export function missingSteps(
  { account, bidder, strikes, auction }: Qualification,
  forLot?: ForLot,
): MissingStep[] {
  const mustBeApproved = forLot !== undefined && needsApproval(auction, forLot.lot);
  const state = bidder?.state ?? 'waiting';
  return stepsOf({
    'e-mail': account.emailConfirmedAt === null,
    conditions: bidder?.conditionsVersion !== auction.conditionsVersion,
    approval: mustBeApproved && ['registered', 'waiting'].includes(state),
    declined: mustBeApproved && state === 'declined',
    banned: state === 'banned',
    strikes: strikes >= maxStrikes,
    staff: account.role === 'admin',
    'own work': forLot?.artistEmail?.toLowerCase() === account.email.toLowerCase(),
  });
}

export function needsApproval({ approvalFrom }: AuctionRow, { estimateHigh }: LotRow): boolean {
  return approvalFrom !== null && estimateHigh !== null && estimateHigh >= approvalFrom;
}

export const missingMessages: Record<MissingStep, string> = {
  'e-mail': 'Please confirm your email address first. We can send you the link again.',
  conditions: 'Please read and accept the conditions of sale first.',
  approval: 'We approve bidders on this lot first, within a day. You get an email as soon as you can bid.',
  declined: 'We could not approve you for this lot. Please write to us.',
  banned: 'You cannot bid in this auction. Please write to us.',
  strikes: 'Two lots that you won were not paid, so you cannot bid at the moment. Please write to us.',
  staff: 'Nobody who works for the gallery can bid.',
  'own work': 'Artists cannot bid on their own works.',
};

function stepsOf(steps: Partial<Record<MissingStep, boolean>>): MissingStep[] {
  const missing = Object.entries(steps).filter(([, isMissing]) => isMissing);
  return missing.map(([step]) => step as MissingStep);
}
