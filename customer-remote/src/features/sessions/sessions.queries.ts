import { type OwnSessionsAnswer, sessionPaths } from '@gallery/shared/contract/account/account';
import type { MessageAnswer } from '@gallery/shared/contract/fields/answer';
import { getJsonOrNull, sendJson } from '@gallery/shared/http';
import { queryOptions } from '@gallery/shared/query';

export const sessionQueries = {
  /** Returns `null` if the API is of the release before. */
  list: (userId: string) =>
    queryOptions({
      queryKey: ['sessions', userId],
      queryFn: async ({ signal }) =>
        (await getJsonOrNull<OwnSessionsAnswer>(sessionPaths.list, signal))?.sessions ?? null,
      staleTime: 0,
    }),
};

export function endSession(id: string): Promise<MessageAnswer> {
  return sendJson<MessageAnswer>('DELETE', sessionPaths.one(id));
}

export function endOtherSessions(): Promise<MessageAnswer> {
  return sendJson<MessageAnswer>('POST', sessionPaths.endOthers, {});
}
