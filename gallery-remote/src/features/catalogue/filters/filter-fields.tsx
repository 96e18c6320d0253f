import { artworkTypes } from '@gallery/shared/contract/catalogue/artwork-types';
import styles from './filter-fields.module.css';
import type { FilterProps } from './filter-props';
import { PriceRange } from './price-range';

export function FilterFields({ filter, change, artists, counts }: FilterProps) {
  const all = counts && artworkTypes.reduce((sum, type) => sum + counts[type], 0);
  return (
    <div className={styles.fields}>
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
      <fieldset className={styles.group}>
        <legend className={styles.legend}>Artist</legend>
        <div className={styles.artists}>
          <Choice
            name="artist"
            label="All artists"
            checked={!filter.artist}
            onPick={() => change({ artist: undefined })}
          />
          {artists.map(({ _id, name }) => (
            <Choice
              key={_id}
              name="artist"
              value={_id}
              label={name}
              checked={filter.artist === _id}
              onPick={() => change({ artist: _id })}
            />
          ))}
        </div>
      </fieldset>
    </div>
  );

  function pick({ type }: Pick<FilterProps['filter'], 'type'>) {
    change({ type });
  }
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
