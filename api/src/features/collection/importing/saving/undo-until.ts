import { importLimits } from '@gallery/shared/contract/collection/imports/import';

const dayMs = 86_400_000;

/** Returns the last moment for an undo, counted from the last row that was imported. */
export function undoUntil(rows: readonly { doneAt: Date | null }[]): Date {
  const last = Math.max(0, ...rows.map(({ doneAt }) => doneAt?.getTime() ?? 0));
  return new Date(last + importLimits.undoDays * dayMs);
}
