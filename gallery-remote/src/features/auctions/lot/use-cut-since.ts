import { useState } from 'react';

const shownAfterMs = 2_000;

/** Since when nothing has been heard of the lot, in the gallery's milliseconds; `null` for a short pause. */
export function useCutSince(isCut: boolean, now: number): number | null {
  const [since, setSince] = useState<number | null>(null);
  if (isCut && since === null) setSince(now);
  if (!isCut && since !== null) setSince(null);
  return since !== null && now - since >= shownAfterMs ? since : null;
}
