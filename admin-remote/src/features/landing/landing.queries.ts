import { type ArtworksAnswer, artworkPaths } from '@gallery/shared/contract/catalogue/artwork';
import type { MessageAnswer } from '@gallery/shared/contract/fields/answer';
import {
  type LandingChoiceAnswer,
  type LandingPlacesAnswer,
  landingPaths,
} from '@gallery/shared/contract/landing/landing';
import type { LandingChoiceInput } from '@gallery/shared/contract/landing/landing.schema';
import { getJson, sendJson } from '@gallery/shared/http';
import { queryOptions } from '@gallery/shared/query';
import { queryKeys } from '../../ui/query-keys';

export const landingQueries = {
  all: queryKeys.landing,
  /** `at` is ISO 8601, or '' for now. */
  places: (at = '') =>
    queryOptions({
      queryKey: [...queryKeys.landing, 'places', at],
      queryFn: ({ signal }) =>
        getJson<LandingPlacesAnswer>(landingPaths.choices, { query: at ? { at } : {}, signal }),
      select: ({ places }) => places,
      placeholderData: (before) => before,
      staleTime: 0,
    }),
  works: (q: string) =>
    queryOptions({
      queryKey: [...queryKeys.landing, 'works', q],
      queryFn: ({ signal }) =>
        getJson<ArtworksAnswer>(artworkPaths.list, { query: { q, limit: 8, short: 'true' }, signal }),
      enabled: q !== '',
      placeholderData: (before) => before,
    }),
};

export function saveChoice(input: LandingChoiceInput): Promise<LandingChoiceAnswer> {
  return sendJson<LandingChoiceAnswer>('POST', landingPaths.choices, input);
}

export function removeChoice(id: string): Promise<MessageAnswer> {
  return sendJson<MessageAnswer>('DELETE', landingPaths.choice(id));
}
