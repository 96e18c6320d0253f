import type { Lot } from '@gallery/shared/contract/programme/lot';
import { formatDateTime, formatTime } from '@gallery/shared/format/dates';

export type LotPhase = {
  text: string;
  /** `null` while the lot is sold, held or closed. */
  countdown: { label: string; until: number } | null;
};

/** `now` is in milliseconds. */
export function phaseOf({ opens_at, closes_at, artwork }: Lot, now: number): LotPhase {
  const [opens, closes] = [Date.parse(opens_at), Date.parse(closes_at)];
  if (artwork.availability === 'sold') return closed('This work is sold. The lot is closed.');
  if (now >= closes) return closed(`The lot closed on ${formatDateTime(closes_at)}.`);
  if (artwork.availability === 'held') return closed(heldText(artwork.held_until));
  return now < opens
    ? {
        text: `Bidding opens on ${formatDateTime(opens_at)}.`,
        countdown: { label: 'Opens in', until: opens },
      }
    : {
        text: `The lot closes on ${formatDateTime(closes_at)}.`,
        countdown: { label: 'Closes in', until: closes },
      };
}

const closed = (reason: string): LotPhase => ({ text: reason, countdown: null });

function heldText(until: string | null): string {
  const time = until ? ` until ${formatTime(until)}` : '';
  return `Another collector is paying for this work${time}. If it becomes free again, the lot goes on.`;
}
