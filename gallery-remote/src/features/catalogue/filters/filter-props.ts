import type { ArtworkCounts } from '@gallery/shared/contract/catalogue/artwork';
import type { CatalogueFilter } from './catalogue-filter';
import type { ChangeFilter } from './use-catalogue-filter';

export type FilterProps = {
  filter: CatalogueFilter;
  change: ChangeFilter;
  artists: { _id: string; name: string }[];
  counts?: ArtworkCounts;
  total?: number;
  /** The moment of the list's answer. */
  position?: number;
};

export const formId = 'catalogue-form';
