import { secondsClockOf } from '@gallery/shared/domain/clock';
import { groupDigits, spokenNaira } from '@gallery/shared/domain/money';
import type { BidView } from '../lot/bid-view';

/** The facts of a lot that a screen reader may have to announce. */
export type Heard = Pick<BidView['answer']['lot'], 'price' | 'leader' | 'closes_at' | 'ended_at'> & {
  phase: BidView['phase'];
  ownNumber: number | null;
  /** Whole minutes left, rounded up. Only the last three make a difference. */
  minutes: number;
};

/** The page announces an urgent text at once, and of the others only the latest, at most every five seconds. */
export type Announcement = { text: string; isUrgent: boolean };

export function heardOf({ answer, phase, own, now }: BidView): Heard {
  const { price, leader, closes_at, ended_at } = answer.lot;
  const minutes = Math.min(4, Math.ceil((Date.parse(closes_at) - now) / 60_000));
  return { price, leader, closes_at, ended_at, phase, minutes, ownNumber: own?.number ?? null };
}

/** Returns what is new between two moments, or `null`. It never announces seconds. */
export function announcementOf(before: Heard, after: Heard): Announcement | null {
  if (before.phase !== after.phase) return urgent(phaseText(after));
  if (after.phase !== 'open') return null;
  const isExtended = before.minutes <= 3 && Date.parse(after.closes_at) > Date.parse(before.closes_at);
  const parts = [
    bidText(before, after),
    isExtended && `Three minutes more, until ${secondsClockOf(after.closes_at)}.`,
  ];
  const text = parts.filter(Boolean).join(' ');
  if (text) return { text, isUrgent: isExtended || isOutbid(before, after) };
  if (after.minutes === before.minutes) return null;
  if (after.minutes === 3) return urgent('Three minutes left.');
  return after.minutes === 1 ? urgent('One minute left.') : null;
}

const urgent = (text: string): Announcement => ({ text, isUrgent: true });

function bidText(before: Heard, after: Heard): string {
  if (isOutbid(before, after)) return `You have been outbid. ${leaderText(after)}`;
  if (before.price === after.price && before.leader === after.leader) return '';
  return leaderText(after);
}

function isOutbid(before: Heard, after: Heard): boolean {
  const own = after.ownNumber;
  return own !== null && before.leader === own && after.leader !== own;
}

function leaderText({ leader, ownNumber, price }: Heard): string {
  if (leader === null) return `No bids now. The opening bid is ${spokenNaira(price)}.`;
  return `${leader === ownNumber ? 'You lead' : `Bidder ${leader} leads`} at ${spokenNaira(price)}.`;
}

function phaseText({ phase, leader, ownNumber, price }: Heard): string {
  const who = leader === ownNumber ? 'you' : `Bidder ${leader}`;
  return {
    upcoming: 'Bidding has not opened yet.',
    open: 'Bidding is open.',
    closing: 'Closing. No more bids can be placed.',
    sold: `Sold to ${who} for ${groupDigits(price)} naira.`,
    passed: 'Passed. The work was not sold.',
    withdrawn: 'Withdrawn. The gallery withdrew this lot.',
  }[phase];
}
