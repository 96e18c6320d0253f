import { type ConsoleAnswer, consolePaths } from '@gallery/shared/contract/auctions/auction';
import type { MessageAnswer } from '@gallery/shared/contract/fields/answer';
import { getJsonOrNull, sendJson } from '@gallery/shared/http';
import { queryOptions } from '@gallery/shared/query';
import { queryKeys } from '../../ui/query-keys';

export type Console = ConsoleAnswer & {
  /** The server's clock minus this browser's clock, in milliseconds. */
  clockOffsetMs: number;
};

export const consoleQueries = {
  all: queryKeys.auctionConsole,

  one: (auctionId: string) =>
    queryOptions({
      queryKey: [...consoleQueries.all, auctionId],
      async queryFn({ signal }): Promise<Console | null> {
        const asked = Date.now();
        const answer = await getJsonOrNull<ConsoleAnswer>(consolePaths.one(auctionId), signal);
        return answer && { ...answer, clockOffsetMs: Date.parse(answer.now) - (asked + Date.now()) / 2 };
      },
      staleTime: 0,
    }),
};

export function markChecked(bid: number): Promise<MessageAnswer> {
  return sendJson<MessageAnswer>('PUT', consolePaths.check(bid), {});
}
