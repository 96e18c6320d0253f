import { useInfiniteQuery, useQuery } from '@gallery/shared/query';
import { Loaded } from '@gallery/shared/ui/loaded';
import { useState } from 'react';
import styles from './catalogue.module.css';
import { catalogueQueries } from './catalogue.queries';
import { CatalogueForm } from './catalogue-form';
import { CataloguePages } from './catalogue-pages';
import { CatalogueToolbar } from './catalogue-toolbar';
import { FilterSheet } from './filter-sheet';
import type { Card } from './ledge';
import { LedgeSkeleton } from './ledge-skeleton';
import { useCatalogueFilter } from './use-catalogue-filter';

/** All works, found by words and narrowed by filters that stand in the address; `Card` shows one of them. */
export function Catalogue({ Card }: { Card: Card }) {
  const { filter, change } = useCatalogueFilter();
  const works = useInfiniteQuery({ ...catalogueQueries.works(filter), placeholderData: keepTheLast });
  const artists = useQuery(catalogueQueries.artists()).data ?? [];
  const [sheetOpen, setSheetOpen] = useState(false);
  const first = works.data?.pages[0];
  const parts = { filter, change, artists, counts: first?.counts, total: first?.total };
  return (
    <div className={styles.catalogue}>
      <CatalogueForm {...parts} />
      <section aria-label="Results">
        <CatalogueToolbar {...parts} onOpenSheet={() => setSheetOpen(true)} />
        <Loaded of={works} skeleton={<LedgeSkeleton />}>
          {() => <CataloguePages list={works} filter={filter} Card={Card} />}
        </Loaded>
      </section>
      {sheetOpen && <FilterSheet {...parts} onClose={() => setSheetOpen(false)} />}
    </div>
  );
}

/** What was shown stays, dimmed, until the works of the new filter are there. */
function keepTheLast<Data>(last: Data | undefined): Data | undefined {
  return last;
}
