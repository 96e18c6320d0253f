import {
  type ChoiceName,
  chosenIn,
  maxChosenArtists,
} from '@gallery/shared/contract/catalogue/artwork-choices';
import type { ReactNode } from 'react';
import { toggled } from './catalogue-filter';
import styles from './filter-fields.module.css';
import type { FilterProps } from './filter-props';

type ChoiceListProps = Pick<FilterProps, 'filter' | 'change'> & {
  name: ChoiceName;
  options: readonly { value: string; label: string; swatch?: ReactNode }[];
  /** Without it, the counts are still unknown. */
  counts: Map<string, number> | undefined;
};

/** Boxes of which a visitor chooses several. A work matches any of them. */
export function ChoiceList({ name, options, counts, filter, change }: ChoiceListProps) {
  const chosen = chosenIn(filter[name]);
  const isFull = name === 'artist' && chosen.length >= maxChosenArtists;
  return (
    <>
      {options.map(({ value, label, swatch }) => (
        <label key={value} className={styles.choice}>
          <input
            className={styles.box}
            type="checkbox"
            name={name}
            value={value}
            checked={chosen.includes(value)}
            disabled={isFull && !chosen.includes(value)}
            onChange={() => change(toggled(filter, name, value))}
          />
          {swatch}
          {label}
          {counts && <span className={styles.count}>{counts.get(value) ?? 0}</span>}
        </label>
      ))}
      {isFull && <p role="status">You can choose up to {maxChosenArtists} artists.</p>}
    </>
  );
}
