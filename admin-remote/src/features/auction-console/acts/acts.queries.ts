import {
  type ReasonInput,
  type ResultsAnswer,
  type RetractionAnswer,
  resultPaths,
} from '@gallery/shared/contract/auction-results/results';
import type { MessageAnswer } from '@gallery/shared/contract/fields/answer';
import { getJson, getText, sendJson } from '@gallery/shared/http';
import { queryOptions } from '@gallery/shared/query';
import { queryKeys } from '../../../ui/query-keys';

export const resultQueries = {
  all: [...queryKeys.auctionConsole, 'results'],

  one: (auctionId: string) =>
    queryOptions({
      queryKey: [...resultQueries.all, auctionId],
      queryFn: ({ signal }) => getJson<ResultsAnswer>(resultPaths.list(auctionId), { signal }),
      staleTime: 0,
    }),

  retraction: (bid: number) =>
    queryOptions({
      queryKey: [...queryKeys.auctionConsole, 'retraction', bid],
      queryFn: ({ signal }) => getJson<RetractionAnswer>(resultPaths.retraction(bid), { signal }),
      staleTime: 0,
    }),
};

export function fetchResultsCsv(auctionId: string): Promise<string> {
  return getText(resultPaths.csv(auctionId));
}

export function retractBid(bid: number, input: ReasonInput): Promise<MessageAnswer> {
  return sendJson<MessageAnswer>('POST', resultPaths.retraction(bid), input);
}

export function withdrawLot(lotId: string, input: ReasonInput): Promise<MessageAnswer> {
  return sendJson<MessageAnswer>('POST', resultPaths.withdraw(lotId), input);
}

export function liftStrike(strike: number, input: ReasonInput): Promise<MessageAnswer> {
  return sendJson<MessageAnswer>('PUT', resultPaths.liftStrike(strike), input);
}

export function offerSecondChance(lotId: string, userId: string): Promise<MessageAnswer> {
  return sendJson<MessageAnswer>('POST', resultPaths.secondChance(lotId), { user_id: userId });
}
