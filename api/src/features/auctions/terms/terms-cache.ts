import type { Terms } from '@gallery/shared/contract/auctions/auction';
import type { Database } from '../../../db/client';
import { readTerms, type TermVersions } from './read-terms';

const caches = new WeakMap<Database, Map<string, Terms>>();

/** As `readTerms`, and reads each version once: versions never change. `tx` reads, `db` is whose versions they are. */
export async function readTermsOnce(
  { db, tx }: { db: Database; tx: Database },
  auction: TermVersions,
): Promise<Terms> {
  const cache = caches.get(db) ?? new Map<string, Terms>();
  caches.set(db, cache);
  const { incrementsVersion, premiumVersion, conditionsVersion, deliveryFee } = auction;
  const versions = [incrementsVersion, premiumVersion, conditionsVersion].join(' ');
  const terms = cache.get(versions) ?? (await readTerms(tx, auction));
  cache.set(versions, terms);
  return { ...terms, delivery_fee: deliveryFee };
}
