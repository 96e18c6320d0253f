import { HttpError } from '../answers/http-error';
import { addressGroup } from '../rate-limit/client-address';

/** More readers than these are sent away: each holds a connection. A school or an office may share one address. */
const most = { all: 5_000, ofOneAddress: 50 };

/** The places of a stream's readers in this process. */
export function streamPlaces() {
  const takenBy = new Map<string, number>();
  let taken = 0;
  return { take };

  /** Answers how the place is given back, once. Throws a 503 when all are taken, a 429 when the address has its share. */
  function take(address: string): () => void {
    if (taken >= most.all) throw new HttpError(503, 'Too many are listening. Please try again.');
    const group = addressGroup(address);
    const before = takenBy.get(group) ?? 0;
    if (before >= most.ofOneAddress) {
      throw new HttpError(429, 'Too many are listening from your address. Please close some pages.');
    }
    taken += 1;
    takenBy.set(group, before + 1);
    return () => giveBack(group);
  }

  function giveBack(group: string) {
    const left = (takenBy.get(group) ?? 1) - 1;
    taken -= 1;
    if (left > 0) takenBy.set(group, left);
    else takenBy.delete(group);
  }
}
