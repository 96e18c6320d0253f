import { Dropdown } from '../../../ui/selection/dropdown';
import styles from './column-choice.module.css';
import { useColumns, workColumns } from './works-columns';

export function ColumnChoice() {
  const { shown, toggle } = useColumns();
  return (
    <div className={styles.choice}>
      <Dropdown label="Columns">
        <fieldset className={styles.list} aria-label="Columns">
          {workColumns.map(({ name, header }) => (
            <label key={name} className={styles.column}>
              <input
                type="checkbox"
                checked={shown.some((column) => column.name === name)}
                onChange={() => toggle(name)}
              />
              {header}
            </label>
          ))}
        </fieldset>
      </Dropdown>
    </div>
  );
}
