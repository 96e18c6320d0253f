import {
  type ArtworkSize,
  type ChoiceName,
  chosenIn,
  sizeLimits,
} from '@gallery/shared/contract/catalogue/artwork-choices';
import { formatNaira } from '@gallery/shared/domain/money';
import { artworksPath } from '@gallery/shared/paths/gallery-paths';
import { Link } from '@gallery/shared/router';
import { VisuallyHidden } from '@gallery/shared/ui/controls/visually-hidden';
import { type CatalogueFilter, pathOf, toggled } from './catalogue-filter';
import styles from './filter-chips.module.css';
import type { FilterProps } from './filter-props';

export function FilterChips({ filter, artists }: Pick<FilterProps, 'filter' | 'artists'>) {
  const chips = chipsOf(filter, artists);
  if (chips.length === 0) return null;
  const isSearchAlone = chips.every(({ name }) => name === 'q');
  return (
    <ul className={`${styles.chips} ${isSearchAlone ? styles.query : ''}`} aria-label="Filters in use">
      {chips.map(({ label, name, without = { [name]: undefined } }) => (
        <li key={`${name} ${label}`} className={name === 'q' ? styles.query : undefined}>
          <Link className={styles.chip} to={pathOf({ ...filter, cursor: undefined, ...without })}>
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

type Chip = { name: keyof CatalogueFilter; label: string | undefined; without?: CatalogueFilter };

function chipsOf(filter: CatalogueFilter, artists: FilterProps['artists']) {
  const { q, type, min, max, available, auction } = filter;
  const names = new Map(artists.map(({ _id, name }) => [_id, name]));
  const chips: Chip[] = [
    { name: 'q', label: q && `“${q}”` },
    { name: 'type', label: type },
    ...choiceChips(filter, 'artist', (id) => names.get(id) ?? 'One artist'),
    ...choiceChips(filter, 'material', (material) => material),
    ...choiceChips(filter, 'size', (size) => sizeLabels[size as ArtworkSize]),
    ...choiceChips(filter, 'color', colorLabelOf),
    { name: 'min', label: min === undefined ? undefined : `From ${formatNaira(min)}` },
    { name: 'max', label: max === undefined ? undefined : `Up to ${formatNaira(max)}` },
    { name: 'available', label: available && 'Available to buy' },
    { name: 'auction', label: auction && 'In auction' },
  ];
  return chips.filter(({ label }) => label !== undefined);
}

function choiceChips(filter: CatalogueFilter, name: ChoiceName, labelOf: (value: string) => string): Chip[] {
  return chosenIn(filter[name]).map((value) => ({
    name,
    label: labelOf(value),
    without: toggled(filter, name, value),
  }));
}

/** Names each size with the range of the longest side, such as 'Medium, 60 to 120 cm'. */
export const sizeLabels: Record<ArtworkSize, string> = {
  small: `Small, up to ${sizeLimits.small} cm`,
  medium: `Medium, ${sizeLimits.small} to ${sizeLimits.medium} cm`,
  large: `Large, over ${sizeLimits.medium} cm`,
};

/** 'blue' becomes 'Blue'. */
export function colorLabelOf(color: string): string {
  return color.charAt(0).toUpperCase() + color.slice(1);
}
