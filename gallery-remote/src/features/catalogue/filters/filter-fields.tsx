import {
  artworkColors,
  artworkMaterials,
  artworkSizes,
  artworkTypes,
} from '@gallery/shared/contract/catalogue/artwork-choices';
import { Chevron } from '@gallery/shared/ui/controls/chevron';
import type { ReactNode } from 'react';
import { ChoiceList } from './choice-list';
import swatches from './color-swatches.module.css';
import { colorLabelOf, sizeLabels } from './filter-chips';
import styles from './filter-fields.module.css';
import type { FilterProps } from './filter-props';
import { PriceRange } from './price-range';
import { useChoiceCounts } from './use-choice-counts';

export function FilterFields({ opened = false, ...parts }: FilterProps & { opened?: boolean }) {
  const { filter, change, artists, counts } = parts;
  const { counts: ofChoices, onIntent } = useChoiceCounts(parts, opened);
  const shared = { filter, change, counts: ofChoices };
  const all = counts && artworkTypes.reduce((sum, type) => sum + counts[type], 0);
  return (
    <div className={styles.fields} {...onIntent}>
      <fieldset className={styles.group}>
        <legend className={styles.legend}>Type</legend>
        <Choice name="type" label="All types" count={all} checked={!filter.type} onPick={() => pick({})} />
        {artworkTypes.map((type) => (
          <Choice
            key={type}
            name="type"
            value={type}
            label={type}
            count={counts?.[type]}
            checked={filter.type === type}
            onPick={() => pick({ type })}
          />
        ))}
      </fieldset>
      <fieldset className={styles.group}>
        <legend className={styles.legend}>Price</legend>
        <PriceRange key={`${filter.min} ${filter.max}`} filter={filter} change={change} />
      </fieldset>
      <fieldset className={styles.group}>
        <legend className={styles.legend}>Availability</legend>
        <Flag name="available" label="Available to buy" filter={filter} change={change} />
        <Flag name="auction" label="In auction" filter={filter} change={change} />
      </fieldset>
      <More title="Material" open={filter.material !== undefined}>
        <ChoiceList name="material" options={materials} {...shared} />
      </More>
      <More title="Size" open={filter.size !== undefined}>
        <ChoiceList name="size" options={sizes} {...shared} />
      </More>
      <More title="Color" open={filter.color !== undefined}>
        <ChoiceList name="color" options={colors} {...shared} />
      </More>
      <fieldset className={styles.group}>
        <legend className={styles.legend}>Artist</legend>
        <div className={styles.artists}>
          <ChoiceList
            name="artist"
            options={artists.map(({ _id, name }) => ({ value: _id, label: name }))}
            {...shared}
          />
        </div>
      </fieldset>
    </div>
  );

  function pick({ type }: Pick<FilterProps['filter'], 'type'>) {
    change({ type });
  }
}

const materials = artworkMaterials.map((value) => ({ value, label: value }));
const sizes = artworkSizes.map((value) => ({ value, label: sizeLabels[value] }));
const colors = artworkColors.map((value) => ({
  value,
  label: colorLabelOf(value),
  swatch: <span className={`${swatches.swatch} ${swatches[value]}`} aria-hidden="true" />,
}));

type MoreProps = { title: string; open: boolean; children: ReactNode };

function More({ title, open, children }: MoreProps) {
  return (
    <details className={styles.more} open={open} aria-label={title}>
      <summary className={styles.summary}>
        {title}
        <Chevron />
      </summary>
      {children}
    </details>
  );
}

type FlagProps = Pick<FilterProps, 'filter' | 'change'> & { name: 'available' | 'auction'; label: string };

/** Both flags together select works that match either. */
function Flag({ name, label, filter, change }: FlagProps) {
  return (
    <label className={styles.choice}>
      <input
        className={styles.box}
        type="checkbox"
        name={name}
        value="true"
        checked={filter[name] === 'true'}
        onChange={({ target }) => change({ [name]: target.checked ? 'true' : undefined })}
      />
      {label}
    </label>
  );
}

type ChoiceProps = {
  name: string;
  value?: string;
  label: string;
  count?: number;
  checked: boolean;
  onPick: () => void;
};

function Choice({ name, value = '', label, count, checked, onPick }: ChoiceProps) {
  return (
    <label className={styles.choice}>
      <input
        className={styles.dot}
        type="radio"
        name={name}
        value={value}
        checked={checked}
        onChange={onPick}
      />
      {label}
      {count !== undefined && <span className={styles.count}>{count}</span>}
    </label>
  );
}
