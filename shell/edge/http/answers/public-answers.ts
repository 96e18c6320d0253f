import type { ApiConnection } from '../../api/api-connection';
import { createBoundedStore } from '../../pages/cache/bounded-store';
import { shareReads } from '../../share-reads';
import { isStorable, type StoredAnswer, storedAnswerOf } from './stored-answer';

const limits = { max: 300, maxAgeMs: 3_600_000 };

/** Returns `null` for an answer that may not be stored. */
export type PublicAnswers = (path: string) => Promise<StoredAnswer | null>;

/** Stores answers, and asks the API before each use whether they are current. Simultaneous requests share that question. */
export function createPublicAnswers(api: Pick<ApiConnection, 'read'>): PublicAnswers {
  const stored = createBoundedStore<StoredAnswer>(limits);
  return shareReads(async (path) => {
    const known = stored.get(path);
    const answer = await api.read(path, {
      'accept-encoding': 'br',
      ...(known && { 'if-none-match': known.apiTag }),
    });
    if (known && answer.statusCode === 304) {
      await answer.body.dump();
      stored.set(path, known);
      return known;
    }
    if (!isStorable(answer)) {
      stored.remove(path);
      answer.body.dump().catch(() => undefined);
      return null;
    }
    const current = await storedAnswerOf(answer);
    stored.set(path, current);
    return current;
  });
}
