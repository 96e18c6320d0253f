import type { LotChange } from '@gallery/shared/contract/auctions/auction';

const newest = new Map<string, { change: LotChange; position: number }>();

/** Keeps the newest change of each lot, because an older answer may arrive after it. */
export function rememberChange(change: LotChange, position: number): void {
  newest.set(change._id, { change, position });
}

/** Applies a newer change to a lot whose answer was read at a position of the stream. */
export function withLiveChange<Shown extends LotChange>(lot: Shown, readAt: number): Shown {
  const live = newest.get(lot._id);
  return live && live.position > readAt ? { ...lot, ...live.change } : lot;
}

/** Runs when nothing follows the lots any more. */
export function forgetChanges(): void {
  newest.clear();
}
