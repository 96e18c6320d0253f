import { artworksPath } from '@gallery/shared/paths/gallery-paths';
import { useInfiniteQuery, useQuery } from '@gallery/shared/query';
import { useSearchParams } from '@gallery/shared/router';
import { Button } from '@gallery/shared/ui/controls/button';
import { Dialog } from '@gallery/shared/ui/controls/dialog';
import { useBackToClose } from '@gallery/shared/ui/controls/use-back-to-close';
import { Loaded } from '@gallery/shared/ui/loading/loaded';
import { type FormEvent, useRef } from 'react';
import { artistQueries } from '../../queries/artist.queries';
import { artworkQueries } from '../../queries/artwork.queries';
import type { Card } from './artwork-grid';
import { ArtworkGridSkeleton } from './artwork-grid-skeleton';
import styles from './catalogue.module.css';
import { CataloguePages } from './catalogue-pages';
import { CatalogueToolbar, formatArtworkCount } from './catalogue-toolbar';
import { catalogueFilterOf, toApiFilter } from './filters/catalogue-filter';
import { FilterFields } from './filters/filter-fields';
import { type FilterProps, formId } from './filters/filter-props';
import { SearchField } from './filters/search-field';
import { useCatalogueFilter, useFilterBeforeHydration } from './filters/use-catalogue-filter';

function CorrectedSearch({ typed, corrected }: { typed: string | undefined; corrected: string | undefined }) {
  if (!typed || !corrected) return null;
  return (
    <p className={styles.note} role="status">
      Showing results for <strong>{corrected}</strong>. Nothing matches “{typed}”.
    </p>
  );
}

function IgnoredFilters() {
  const [query] = useSearchParams();
  const parts = ignoredFilters(query);
  if (parts.length === 0) return null;
  return (
    <p className={styles.note} role="status">
      Left out of this search: {parts.join(', ')}.
    </p>
  );
}

function ignoredFilters(query: URLSearchParams): string[] {
  const filter = catalogueFilterOf(query);
  return Object.entries(names)
    .filter(([name]) => query.get(name)?.trim() && filter[name as keyof typeof names] === undefined)
    .map(([name, label]) => `${label} “${query.get(name)?.trim().slice(0, maxLength)}”`);
}

const names = {
  type: 'type',
  artist: 'artist',
  material: 'material',
  size: 'size',
  color: 'color',
  min: 'lowest price',
  max: 'highest price',
} as const;
const maxLength = 40;

export function Catalogue({ Card }: { Card: Card }) {
  const { filter, change } = useCatalogueFilter();
  const works = useInfiniteQuery({
    ...artworkQueries.byFilter(toApiFilter(filter)),
    placeholderData: previousPages,
  });
  const artists = useQuery(artistQueries.offered()).data ?? [];
  const { shown, show, close } = useBackToClose({ keepsAddress: true });
  const first = works.data?.pages[0];
  const parts = {
    filter,
    change,
    artists,
    counts: first?.counts,
    total: first?.total,
    position: first?.stream_position,
  };
  return (
    <div className={styles.catalogue}>
      <CatalogueForm {...parts} />
      <section className={styles.results} aria-label="Results">
        <CatalogueToolbar {...parts} onOpenSheet={() => show('filters')} />
        <IgnoredFilters />
        {!works.isPlaceholderData && <CorrectedSearch typed={filter.q} corrected={first?.corrected} />}
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

/** A plain GET form, so that it works without scripts too. */
function CatalogueForm(parts: FilterProps) {
  const form = useRef<HTMLFormElement>(null);
  useFilterBeforeHydration(form, formFilter, parts.change);

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    parts.change(formFilter(event.currentTarget));
  }

  return (
    <form
      ref={form}
      id={formId}
      className={styles.form}
      action={artworksPath}
      method="get"
      autoComplete="off"
      aria-label="Search and filters"
      onSubmit={submit}
    >
      <SearchField search={parts.filter.q ?? ''} change={parts.change} />
      <div className={styles.fields}>
        <FilterFields {...parts} />
        <div className={styles.apply}>
          <Button type="submit">Show artworks</Button>
        </div>
      </div>
    </form>
  );
}

function formFilter(form: HTMLFormElement) {
  const sent = new URLSearchParams([...new FormData(form)].map(([name, value]) => [name, String(value)]));
  const blank = { q: undefined, type: undefined, min: undefined, max: undefined };
  const choices = { artist: undefined, material: undefined, size: undefined, color: undefined };
  return {
    ...blank,
    ...choices,
    available: undefined,
    auction: undefined,
    sort: undefined,
    ...catalogueFilterOf(sent),
  };
}

type FilterSheetProps = FilterProps & { onClose: () => void };

function FilterSheet({ onClose, ...parts }: FilterSheetProps) {
  return (
    <Dialog
      kind="sheet"
      title="Filter"
      onClose={onClose}
      foot={
        <Button onClick={onClose}>
          {parts.total === undefined ? 'Show artworks' : `Show ${formatArtworkCount(parts.total)}`}
        </Button>
      }
    >
      <FilterFields {...parts} opened />
    </Dialog>
  );
}
