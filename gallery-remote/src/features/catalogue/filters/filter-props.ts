import type { ArtworkCounts } from '@gallery/shared/contract/catalogue/artwork';
import type { CatalogueFilter } from './catalogue-filter';
import type { ChangeFilter } from './use-catalogue-filter';

/** What every part of the filter works with; counts and total are missing until the first answer. */
export type FilterProps = {
  filter: CatalogueFilter;
  change: ChangeFilter;
  artists: { _id: string; name: string }[];
  counts?: ArtworkCounts;
  total?: number;
};

/** The sort stands outside the form that it belongs to. */
export const formId = 'catalogue-form';
