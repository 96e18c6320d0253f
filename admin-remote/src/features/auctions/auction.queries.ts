import {
  type AuctionInput,
  type AuctionRecordAnswer,
  type AuctionRecordsAnswer,
  type AuctionSavedAnswer,
  auctionSetupPaths,
  type BidderDecidedAnswer,
  type BidderRecordsAnswer,
  type BiddersApprovedAnswer,
  type ConditionsInput,
  type DecideBidderInput,
  type IncrementsInput,
  type LotFields,
  type LotSavedAnswer,
  type LotsAddedAnswer,
  type PremiumInput,
  type TermsSavedAnswer,
  type TermsVersions,
} from '@gallery/shared/contract/auction-setup/auction-setup';
import { type ArtworksAnswer, artworkPaths } from '@gallery/shared/contract/catalogue/artwork';
import type { MessageAnswer } from '@gallery/shared/contract/fields/answer';
import { getJson, getJsonOrNull, getText, sendJson } from '@gallery/shared/http';
import { infiniteQueryOptions, queryOptions } from '@gallery/shared/query';
import { useAction } from '@gallery/shared/query/use-action';
import { queryKeys } from '../../ui/query-keys';

const root = queryKeys.adminAuctions;
const elsewhere = [queryKeys.public.lots, queryKeys.public.artworks, queryKeys.dashboard];

export const auctionQueries = {
  dependents: [...elsewhere, root],
  /** Leaves out the draft's own record, because its page would refetch it before the user leaves. */
  dependentsOfRemoval: [...elsewhere, [...root, 'list']],

  list: (cursor?: string) =>
    queryOptions({
      queryKey: [...root, 'list', cursor],
      queryFn: ({ signal }) =>
        getJson<AuctionRecordsAnswer>(auctionSetupPaths.list, { query: { cursor }, signal }),
      placeholderData: (before) => before,
      staleTime: 0,
    }),

  one: (id: string) =>
    queryOptions({
      queryKey: [...root, 'one', id],
      queryFn: ({ signal }) => getJsonOrNull<AuctionRecordAnswer>(auctionSetupPaths.one(id), signal),
      staleTime: 0,
    }),

  terms: () =>
    queryOptions({
      queryKey: [...root, 'terms'],
      queryFn: ({ signal }) => getJson<TermsVersions>(auctionSetupPaths.terms, { signal }),
    }),

  bidders: (id: string, group: string, cursor?: string) =>
    queryOptions({
      queryKey: [...root, 'bidders', id, group, cursor],
      queryFn: ({ signal }) =>
        getJson<BidderRecordsAnswer>(auctionSetupPaths.bidders(id), { query: { group, cursor }, signal }),
      staleTime: 0,
    }),

  works: (search: string) =>
    infiniteQueryOptions({
      queryKey: [...root, 'works', search],
      queryFn: ({ pageParam, signal }) =>
        getJson<ArtworksAnswer>(artworkPaths.list, {
          query: { ...(search && { q: search }), limit: 50, short: 'true', cursor: pageParam },
          signal,
        }),
      initialPageParam: undefined as string | undefined,
      getNextPageParam: ({ next }) => next ?? undefined,
      placeholderData: (before) => before,
    }),
};

type Edited = { id: string; version: number | undefined };

export function saveAuction(input: AuctionInput, edited?: Edited): Promise<AuctionSavedAnswer> {
  return edited
    ? sendJson('PUT', auctionSetupPaths.one(edited.id), { ...input, version: edited.version })
    : sendJson('POST', auctionSetupPaths.list, input);
}

export function removeDraft(id: string): Promise<MessageAnswer> {
  return sendJson('DELETE', auctionSetupPaths.one(id));
}

export function publishAuction(id: string): Promise<AuctionSavedAnswer> {
  return sendJson('POST', auctionSetupPaths.publish(id));
}

export function addLots(id: string, artwork_ids: string[]): Promise<LotsAddedAnswer> {
  return sendJson('POST', auctionSetupPaths.lots(id), { artwork_ids });
}

export function saveLot(
  auctionId: string,
  { id, version }: Edited,
  input: LotFields,
): Promise<LotSavedAnswer> {
  return sendJson('PUT', auctionSetupPaths.lot(auctionId, id), { ...input, version });
}

export function removeLot(auctionId: string, id: string): Promise<MessageAnswer> {
  return sendJson('DELETE', auctionSetupPaths.lot(auctionId, id));
}

export function sequenceLots(id: string, lots: readonly string[]): Promise<MessageAnswer> {
  return sendJson('PUT', auctionSetupPaths.sequence(id), { lots });
}

export function decideBidder(
  auctionId: string,
  userId: string,
  input: DecideBidderInput,
): Promise<BidderDecidedAnswer> {
  return sendJson('PUT', auctionSetupPaths.bidder(auctionId, userId), input);
}

export function approveBidders(auctionId: string, users: string[]): Promise<BiddersApprovedAnswer> {
  return sendJson('POST', auctionSetupPaths.approvals(auctionId), { users });
}

export function fetchBiddersCsv(auctionId: string): Promise<string> {
  return getText(auctionSetupPaths.biddersCsv(auctionId));
}

export const addTerms = {
  increments: (input: IncrementsInput) => send(auctionSetupPaths.increments, input),
  premium: (input: PremiumInput) => send(auctionSetupPaths.premium, input),
  conditions: (input: ConditionsInput) => send(auctionSetupPaths.conditions, input),
};

function send(path: string, input: object): Promise<TermsSavedAnswer> {
  return sendJson('POST', path, input);
}

/** Shows the answer as a toast, then refetches every query that shows auctions. */
export function useAuctionAction<Answer, Variables = void>(
  mutationFn: (variables: Variables) => Promise<Answer>,
  done?: (answer: Answer, variables: Variables) => unknown,
) {
  return useAction({ mutationFn, invalidates: auctionQueries.dependents, done });
}
