import { certificateNumberOf } from '@gallery/shared/contract/catalogue/certificates/certificate';
import type { PageData } from '@gallery/shared/host';
import { ApiError } from '@gallery/shared/http';
import { artistPath, auctionsPath, certificatePath } from '@gallery/shared/paths/gallery-paths';
import { paymentSettings } from '@gallery/shared/payments/buying-closed';
import type { QueryClient } from '@gallery/shared/query';
import { galleryFacts } from '@gallery/shared/query/gallery-facts';
import { categoryOfQuery } from './features/artworks/gallery/category';
import { auctionFilterOf, lotsQueryOf, shownAuctions } from './features/auctions/list/auction-filter';
import { lotListQueries, lotPageQueries, recordQueries } from './features/auctions/lot/lot.queries';
import { landingAuction } from './features/auctions/teasers/landing-auction.queries';
import {
  catalogueFilterOf,
  isOneArtist,
  pathOf,
  toApiFilter,
} from './features/catalogue/filters/catalogue-filter';
import { eventQueries } from './features/events/event.queries';
import { artistQueries } from './queries/artist.queries';
import { artworkQueries } from './queries/artwork.queries';
import { certificateQueries } from './queries/certificate.queries';
import { savedWorkQueries } from './queries/saved-works.queries';
import { viewingRoomQuery } from './queries/viewing-room.queries';

type Load = PageData['prefetch'];

export const loadHome: Load = async ({ queryClient, url }) => {
  const list = artworkQueries.byType(categoryOfQuery(url.searchParams).type);
  const queries = [
    queryClient.prefetchInfiniteQuery(list),
    queryClient.prefetchQuery(artworkQueries.landing()),
    queryClient.prefetchQuery(eventQueries.landing()),
    queryClient.prefetchQuery(landingAuction()),
    queryClient.prefetchQuery(galleryFacts()),
  ];
  await Promise.all(queries);
  return outcome(queryClient, list);
};

export const loadArtworks: Load = async ({ queryClient, url }) => {
  const filter = catalogueFilterOf(url.searchParams);
  const works = artworkQueries.byFilter(toApiFilter(filter));
  const queries = [
    queryClient.prefetchInfiniteQuery(works),
    queryClient.prefetchQuery(artistQueries.offered()),
    queryClient.prefetchQuery(galleryFacts()),
    filter.artist &&
      isOneArtist(filter.artist) &&
      queryClient.prefetchQuery(artistQueries.one(filter.artist)),
  ];
  await Promise.all(queries);
  // An unknown cursor redirects to the first page of the filter.
  if (filter.cursor && isRefused(queryClient, works.queryKey))
    return { redirect: pathOf({ ...filter, cursor: undefined }) };
  return outcome(queryClient, works);
};

export const loadArtist: Load = async ({ queryClient, params: { id = '' } }) => {
  const one = artistQueries.one(id);
  await queryClient.prefetchQuery(one);
  const artist = queryClient.getQueryData(one.queryKey);
  if (artist === undefined) return serviceUnavailable;
  if (artist === null) return { status: 404 };
  // An id or a former slug leads to the present address.
  if (artist.slug && artist.slug !== id) return { redirect: artistPath(artist.slug) };
  const works = artistQueries.works(artist._id);
  await queryClient.prefetchQuery(works);
  return outcome(queryClient, works);
};

export const loadCertificate: Load = async ({ queryClient, params: { id = '' } }) => {
  const one = certificateQueries.one(id);
  await queryClient.prefetchQuery(one);
  return foundOutcome(queryClient, one);
};

export const loadCertificateSearch: Load = async ({ url }) => {
  const number = certificateNumberOf(url.searchParams.get('number') ?? '');
  return number ? { redirect: certificatePath(number) } : {};
};

export const loadArtwork: Load = async ({ queryClient, params }) => {
  const one = artworkQueries.one(params.id ?? '');
  const queries = [queryClient.prefetchQuery(one), queryClient.prefetchQuery(paymentSettings())];
  await Promise.all(queries);
  const answer = queryClient.getQueryData(one.queryKey);
  if (answer === undefined) return serviceUnavailable;
  if (answer === null) return { status: 404 };
  const work = answer.artwork;
  if (work.artist_id) await queryClient.prefetchQuery(artworkQueries.byArtist(work.artist_id._id));
  return {};
};

export const loadAbout: Load = async ({ queryClient }) => {
  const featured = artworkQueries.featured();
  await Promise.all([queryClient.prefetchQuery(featured), queryClient.prefetchQuery(galleryFacts())]);
  return outcome(queryClient, featured);
};

/** The brand's words count without an answer. */
export const loadGalleryFacts: Load = async ({ queryClient }) => {
  await queryClient.prefetchQuery(galleryFacts());
  outcome(queryClient, galleryFacts());
  return {};
};

export const loadEvents: Load = async ({ queryClient }) => {
  const events = eventQueries.all();
  await Promise.all([queryClient.prefetchQuery(events), queryClient.prefetchQuery(galleryFacts())]);
  return outcome(queryClient, events);
};

export const loadEvent: Load = async ({ queryClient, params }) => {
  const events = eventQueries.all();
  await queryClient.prefetchQuery(events);
  const all = queryClient.getQueryData(events.queryKey);
  const event = all?.find(({ _id }) => _id === params.id);
  if (event?.opening_hours) await queryClient.prefetchQuery(eventQueries.sessions(event._id));
  return all && !event ? { status: 404 } : outcome(queryClient, events);
};

export const loadAuctions: Load = async ({ queryClient, url }) => {
  const [filter, auctions] = [auctionFilterOf(url.searchParams), lotListQueries.auctions()];
  await Promise.all([queryClient.prefetchQuery(auctions), queryClient.prefetchQuery(galleryFacts())]);
  const answer = queryClient.getQueryData(auctions.queryKey);
  const shown = answer ? shownAuctions(answer.auctions, filter) : [];
  const lots = shown.map((auction) => lotListQueries.lots(lotsQueryOf(auction, filter)));
  await Promise.all(lots.map((query) => queryClient.prefetchQuery(query)));
  const isOutdated = lots.some(({ queryKey }) => isRefused(queryClient, queryKey));
  if (answer && filter.auction && (isOutdated || shown.length === 0)) return { redirect: auctionsPath };
  return outcome(queryClient, auctions);
};

export const loadLot: Load = async ({ queryClient, params: { id = '' } }) => {
  const lot = lotPageQueries.one(id);
  await Promise.all([queryClient.prefetchQuery(lot), queryClient.prefetchQuery(lotPageQueries.bids(id))]);
  return queryClient.getQueryData(lot.queryKey) === null ? { status: 404 } : outcome(queryClient, lot);
};

export const loadRecord: Load = async ({ queryClient, params: { id = '' } }) => {
  const [lot, record] = [lotPageQueries.one(id), recordQueries.one(id)];
  await Promise.all([queryClient.prefetchQuery(lot), queryClient.prefetchQuery(record)]);
  const isUnknown = [lot, record].some(({ queryKey }) => queryClient.getQueryData(queryKey) === null);
  return isUnknown ? { status: 404 } : outcome(queryClient, record);
};

export const loadSharedList: Load = async ({ queryClient, params: { id = '' } }) => {
  const list = savedWorkQueries.shared(id);
  await queryClient.prefetchQuery(list);
  return foundOutcome(queryClient, list);
};

export const loadViewingRoom: Load = async ({ queryClient, params: { id = '' } }) => {
  const room = viewingRoomQuery(id);
  await Promise.all([queryClient.prefetchQuery(room), queryClient.prefetchQuery(galleryFacts())]);
  return foundOutcome(queryClient, room);
};

/** An unknown record is `null`. */
function foundOutcome(
  queryClient: QueryClient,
  query: { queryKey: readonly unknown[] },
): { status?: number } {
  return queryClient.getQueryData(query.queryKey) === null ? { status: 404 } : outcome(queryClient, query);
}

function isRefused(queryClient: QueryClient, queryKey: readonly unknown[]): boolean {
  const { error } = queryClient.getQueryState(queryKey) ?? {};
  return error instanceof ApiError && error.status === 422;
}

/** The edge sends the page with its skeleton, and the browser fetches the data. */
const serviceUnavailable = { status: 503 };

/** Removes failed queries, because the browser cannot hydrate their errors. The browser fetches them again. */
function outcome(
  queryClient: QueryClient,
  { queryKey }: { queryKey: readonly unknown[] },
): { status?: number } {
  queryClient.removeQueries({ predicate: ({ state }) => state.status === 'error' });
  return queryClient.getQueryData(queryKey) === undefined ? serviceUnavailable : {};
}
