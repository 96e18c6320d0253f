import { settingsPaths } from '@gallery/shared/contract/settings/settings';
import type { GalleryFacts } from '@gallery/shared/contract/settings/settings.schema';
import { getJson } from '@gallery/shared/http';
import { queryOptions } from '@gallery/shared/query';

/** The address, the opening hours, and the telephone that the owner set. */
export const galleryFacts = () =>
  queryOptions({
    queryKey: ['gallery'],
    queryFn: ({ signal }) => getJson<GalleryFacts>(settingsPaths.gallery, { signal }),
  });
