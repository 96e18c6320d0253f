import type { ArtworkSort } from '@gallery/shared/contract/catalogue/artwork';
import { countOf } from '@gallery/shared/domain/count-of';
import { Button } from '@gallery/shared/ui/controls/button';
import { Chevron } from '@gallery/shared/ui/controls/chevron';
import { useId } from 'react';
import { SearchSlot } from '../../ui/saving/search-slot';
import styles from './catalogue-toolbar.module.css';
import { pathOf, toApiFilter } from './filters/catalogue-filter';
import { FilterChips } from './filters/filter-chips';
import { type FilterProps, formId } from './filters/filter-props';

const sorts: Record<ArtworkSort, string> = {
  newest: 'Newest',
  'price-up': 'Price up',
  'price-down': 'Price down',
  name: 'Name',
};

type CatalogueToolbarProps = FilterProps & { onOpenSheet: () => void };

export function CatalogueToolbar({ onOpenSheet, ...parts }: CatalogueToolbarProps) {
  const sortId = useId();
  const { filter, change, total } = parts;
  const [, query] = pathOf({ ...toApiFilter(filter), sort: undefined, cursor: undefined }).split('?');
  return (
    <div className={styles.toolbar}>
      <p className={styles.count} role="status">
        {total !== undefined && formatArtworkCount(total)}
      </p>
      <FilterChips {...parts} />
      {query && (
        <div className={styles.search}>
          <SearchSlot query={query} />
        </div>
      )}
      <div className={styles.controls}>
        <span className={styles.filter}>
          <Button kind="secondary" aria-haspopup="dialog" onClick={onOpenSheet}>
            Filter
          </Button>
        </span>
        <label className={styles.label} htmlFor={sortId}>
          Sort by
        </label>
        <span className={styles.frame}>
          <select
            id={sortId}
            className={styles.sort}
            name="sort"
            form={formId}
            value={filter.sort ?? 'newest'}
            onChange={({ target }) => change({ sort: toSort(target.value) })}
          >
            {Object.entries(sorts).map(([sort, label]) => (
              <option key={sort} value={sort}>
                {label}
              </option>
            ))}
          </select>
          <Chevron />
        </span>
      </div>
    </div>
  );
}

function toSort(value: string): ArtworkSort | undefined {
  return value === 'newest' ? undefined : (value as ArtworkSort);
}

/** Formats as '1 artwork' or '1,204 artworks'. */
export function formatArtworkCount(count: number): string {
  return countOf(count, 'artwork');
}
