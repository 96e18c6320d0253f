import type { Database } from '../../db/client';
import { readSaved } from './settings';

type HoldMinutes = { holdMinutes: number; quoteHoldMinutes: number };

/** Returns the owner's minutes, or nothing while the environment's count. Reads in the transaction, so a change counts for the next hold. */
export async function savedMinutes(tx: Database): Promise<Partial<HoldMinutes>> {
  const saved = await readSaved(tx);
  if (!saved) return {};
  return { holdMinutes: saved.holdMinutes, quoteHoldMinutes: saved.quoteHoldMinutes };
}
