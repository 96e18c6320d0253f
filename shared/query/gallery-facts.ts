import { brand } from '@gallery/shared/brand';
import { getJson } from '@gallery/shared/http';
import { queryOptions, useQuery } from '@gallery/shared/query';
import { type GalleryFacts, settingsPaths } from '../contract/settings/settings';

export const galleryFacts = () =>
  queryOptions({
    queryKey: ['gallery'],
    queryFn: ({ signal }) => getJson<GalleryFacts>(settingsPaths.gallery, { signal }),
  });

/** Returns the facts that count now. Without an answer, the brand's words count. */
export function useGalleryFacts(): GalleryFacts {
  return useQuery(galleryFacts()).data ?? brand;
}
