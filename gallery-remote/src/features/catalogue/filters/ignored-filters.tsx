import { useSearchParams } from '@gallery/shared/router';
import { filterOf } from './catalogue-filter';
import styles from './ignored-filters.module.css';

export function IgnoredFilters() {
  const [query] = useSearchParams();
  const parts = ignoredFilters(query);
  if (parts.length === 0) return null;
  return (
    <p className={styles.note} role="status">
      Left out of this search: {parts.join(', ')}.
    </p>
  );
}

export function ignoredFilters(query: URLSearchParams): string[] {
  const filter = filterOf(query);
  return Object.entries(names)
    .filter(([name]) => query.get(name)?.trim() && filter[name as keyof typeof names] === undefined)
    .map(([name, label]) => `${label} “${query.get(name)?.trim().slice(0, maxLength)}”`);
}

const names = { type: 'type', artist: 'artist', min: 'lowest price', max: 'highest price' } as const;
const maxLength = 40;
