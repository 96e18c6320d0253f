import { useInfiniteQuery, useQuery } from '@gallery/shared/query';
import { useBackToClose } from '@gallery/shared/ui/controls/use-back-to-close';
import { Loaded } from '@gallery/shared/ui/loading/loaded';
import { artworkQueries } from '../../queries/artwork.queries';
import { artistQueries } from './artist.queries';
import type { Card } from './artwork-grid';
import { ArtworkGridSkeleton } from './artwork-grid-skeleton';
import styles from './catalogue.module.css';
import { CataloguePages } from './catalogue-pages';
import { CatalogueToolbar } from './catalogue-toolbar';
import { toApiFilter } from './filters/catalogue-filter';
import { CatalogueForm } from './filters/catalogue-form';
import { FilterSheet } from './filters/filter-sheet';
import { IgnoredFilters } from './filters/ignored-filters';
import { useCatalogueFilter } from './filters/use-catalogue-filter';

export function Catalogue({ Card }: { Card: Card }) {
  const { filter, change } = useCatalogueFilter();
  const works = useInfiniteQuery({
    ...artworkQueries.byFilter(toApiFilter(filter)),
    placeholderData: previousPages,
  });
  const artists = useQuery(artistQueries.offered()).data ?? [];
  const { shown, show, close } = useBackToClose({ keepsAddress: true });
  const first = works.data?.pages[0];
  const parts = { filter, change, artists, counts: first?.counts, total: first?.total };
  return (
    <div className={styles.catalogue}>
      <CatalogueForm {...parts} />
      <section className={styles.results} aria-label="Results">
        <CatalogueToolbar {...parts} onOpenSheet={() => show('filters')} />
        <IgnoredFilters />
        <Loaded of={works} skeleton={<ArtworkGridSkeleton />}>
          {() => <CataloguePages list={works} filter={filter} Card={Card} />}
        </Loaded>
      </section>
      {shown === 'filters' && <FilterSheet {...parts} onClose={close} />}
    </div>
  );
}

function previousPages<Data>(last: Data | undefined): Data | undefined {
  return last;
}
