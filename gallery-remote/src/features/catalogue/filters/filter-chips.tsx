import { formatNaira } from '@gallery/shared/domain/money';
import { artworksPath } from '@gallery/shared/paths/gallery-paths';
import { Link } from '@gallery/shared/router';
import { VisuallyHidden } from '@gallery/shared/ui/controls/visually-hidden';
import { type CatalogueFilter, pathOf } from './catalogue-filter';
import styles from './filter-chips.module.css';
import type { FilterProps } from './filter-props';

export function FilterChips({ filter, artists }: Pick<FilterProps, 'filter' | 'artists'>) {
  const chips = chipsOf(filter, artists);
  if (chips.length === 0) return null;
  return (
    <ul className={styles.chips} aria-label="Filters in use">
      {chips.map(({ label, name }) => (
        <li key={name} className={name === 'q' ? styles.query : undefined}>
          <Link className={styles.chip} to={pathOf({ ...filter, cursor: undefined, [name]: undefined })}>
            <VisuallyHidden>Remove filter:</VisuallyHidden>
            {label}
            <svg viewBox="0 0 10 10" aria-hidden="true">
              <path d="m1.5 1.5 7 7m0-7-7 7" />
            </svg>
          </Link>
        </li>
      ))}
      {chips.length > 1 && (
        <li>
          <Link className={`link ${styles.clear}`} to={artworksPath}>
            Clear all
          </Link>
        </li>
      )}
    </ul>
  );
}

function chipsOf(filter: CatalogueFilter, artists: FilterProps['artists']) {
  const { q, type, artist, min, max, available, auction } = filter;
  const artistName = artists.find(({ _id }) => _id === artist)?.name ?? 'One artist';
  const chips: { name: keyof CatalogueFilter; label: string | undefined }[] = [
    { name: 'q', label: q && `“${q}”` },
    { name: 'type', label: type },
    { name: 'artist', label: artist && artistName },
    { name: 'min', label: min === undefined ? undefined : `From ${formatNaira(min)}` },
    { name: 'max', label: max === undefined ? undefined : `Up to ${formatNaira(max)}` },
    { name: 'available', label: available && 'Available to buy' },
    { name: 'auction', label: auction && 'In auction' },
  ];
  return chips.filter(({ label }) => label !== undefined);
}
