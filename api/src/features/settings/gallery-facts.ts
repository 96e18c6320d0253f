import { brand } from '@gallery/shared/brand';
import type { GalleryFacts } from '@gallery/shared/contract/settings/settings.schema';
import type { Database } from '../../db/client';
import { readSaved } from './settings';

const { address, hours, phone } = brand;

/** Count until an owner saves settings. */
export const defaultFacts: GalleryFacts = { address, hours, phone };

/** Returns the address, the opening hours, and the telephone that count now. Reads one row, also in a transaction. */
export async function readGalleryFacts(db: Database): Promise<GalleryFacts> {
  const saved = await readSaved(db);
  return saved ? { address: saved.address, hours: saved.hours, phone: saved.phone } : defaultFacts;
}
