import { Chevron } from '@gallery/shared/ui/controls/chevron';
import styles from './filter.module.css';
import { useFilter } from './use-filter';

type SelectFilterProps = {
  name: string;
  label: string;
  /** The option that filters nothing, such as 'All statuses'. */
  all: string;
  options: readonly { value: string; label: string }[];
};

export function SelectFilter({ name, label, all, options }: SelectFilterProps) {
  const [value, setValue] = useFilter(name);
  return (
    <span className={styles.frame}>
      <select
        className={styles.control}
        name={name}
        aria-label={label}
        value={value}
        onChange={(event) => setValue(event.target.value)}
      >
        <option value="">{all}</option>
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </select>
      <Chevron />
    </span>
  );
}
