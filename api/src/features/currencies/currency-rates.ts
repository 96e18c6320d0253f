import type { CurrencyRatesAnswer } from '@gallery/shared/contract/currencies/currency';
import type { CurrencyRatesInput } from '@gallery/shared/contract/currencies/currency-input.schema';
import { desc } from 'drizzle-orm';
import type { Database } from '../../db/client';
import { isUniqueViolation } from '../../db/database-errors';
import { HttpError } from '../../http/answers/http-error';
import { currencyRates } from './currency-rates.table';

/** Returns the newest rates, or none with version 0. */
export async function readRates(db: Database): Promise<CurrencyRatesAnswer> {
  const [newest] = await db.select().from(currencyRates).orderBy(desc(currencyRates.version)).limit(1);
  if (!newest) return { rates: [], day: null, version: 0 };
  const { rates, day, version } = newest;
  return { rates, day, version };
}

/** Adds the version that follows the one that the editor read. Throws a 409 with the newest after another edit. */
export async function saveRates(
  db: Database,
  { rates, day, version }: CurrencyRatesInput,
  by: string,
): Promise<CurrencyRatesAnswer> {
  const newest = await readRates(db);
  if (newest.version !== version) throw staleEdit(newest);
  const added = { rates, day, version: version + 1 };
  try {
    await db.insert(currencyRates).values({ ...added, createdBy: by });
  } catch (error) {
    if (isUniqueViolation(error)) throw staleEdit(await readRates(db));
    throw error;
  }
  return added;
}

function staleEdit(current: CurrencyRatesAnswer): HttpError {
  const message = 'Somebody else changed the rates meanwhile. Reload the page and enter yours again.';
  return new HttpError(409, message, undefined, current);
}
