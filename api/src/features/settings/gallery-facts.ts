import { brand } from '@gallery/shared/brand';
import { type GalleryFacts, standardDays } from '@gallery/shared/contract/settings/settings';
import type { Database } from '../../db/client';
import { readSaved } from './settings';

const { address, hours, phone } = brand;

/** Count until an owner saves settings. */
export const defaultFacts: Required<GalleryFacts> = {
  address,
  hours,
  phone,
  offer_days: standardDays.offer,
  return_days: standardDays.return,
};

/** Returns the address, the opening hours, the telephone, and the promised days that count now. Reads one row, also in a transaction. */
export async function readGalleryFacts(db: Database): Promise<Required<GalleryFacts>> {
  const saved = await readSaved(db);
  if (!saved) return defaultFacts;
  const { address, hours, phone, offerDays, returnDays } = saved;
  return { address, hours, phone, offer_days: offerDays, return_days: returnDays };
}
