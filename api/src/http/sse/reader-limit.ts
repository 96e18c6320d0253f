import { HttpError } from '../answers/http-error';
import { addressGroup } from '../rate-limit/client-address';

/** Each reader holds a connection; a school or an office may share one address. */
const maxReaders = { total: 5_000, perAddress: 50 };

export function readerLimit() {
  const readersOf = new Map<string, number>();
  let total = 0;
  return { acquire };

  /** Returns the release function, to call once. Throws a 503 or a 429 when full. */
  function acquire(address: string): () => void {
    if (total >= maxReaders.total) throw new HttpError(503, 'Too many are listening. Please try again.');
    const group = addressGroup(address);
    const readers = readersOf.get(group) ?? 0;
    if (readers >= maxReaders.perAddress) {
      throw new HttpError(429, 'Too many are listening from your address. Please close some pages.');
    }
    total += 1;
    readersOf.set(group, readers + 1);
    return () => release(group);
  }

  function release(group: string) {
    const left = (readersOf.get(group) ?? 1) - 1;
    total -= 1;
    if (left > 0) readersOf.set(group, left);
    else readersOf.delete(group);
  }
}
