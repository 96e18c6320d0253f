import type { Auction } from '@gallery/shared/contract/auctions/auction';
import { formatTime } from '@gallery/shared/domain/clock';
import { formatFullDay, formatWeekday } from '@gallery/shared/domain/time';

/** Says when the auction accepts bids, as of `now` (ISO 8601). */
export function auctionWhen(auction: Auction, now: string): string {
  const { state, first_closes_at: first, last_closes_at: last } = auction;
  if (state === 'ended') return `Ended on ${formatFullDay(last)}.`;
  if (state === 'upcoming') return upcomingWhen(auction);
  if (formatFullDay(first) === formatFullDay(last)) {
    return `Bidding is open. Lots end ${dayText(first, now)}, from ${formatTime(first)}; the last at ${formatTime(last)}, Lagos time.`;
  }
  return `Bidding is open. Lots end from ${formatWeekday(first)}, ${formatTime(first)}, to ${formatWeekday(last)}, ${formatTime(last)}, Lagos time.`;
}

export function upcomingWhen({ opens_at: opens, first_closes_at: first }: Auction): string {
  return `Opens on ${formatWeekday(opens)}, at ${formatTime(opens)}. Ends on ${formatWeekday(first)}, from ${formatTime(first)}, Lagos time.`;
}

function dayText(time: string, now: string): string {
  return formatFullDay(time) === formatFullDay(now) ? 'today' : `on ${formatWeekday(time)}`;
}
