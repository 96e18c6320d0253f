import { useId } from 'react';
import styles from './filter.module.css';
import { useFilter } from './use-filter';

export function DateFilter({ name, label }: { name: string; label: string }) {
  const [day, setDay] = useFilter(name);
  const id = useId();
  return (
    <span className={styles.date}>
      <label htmlFor={id}>{label}</label>
      <input
        id={id}
        className={styles.control}
        type="date"
        name={name}
        max="9999-12-31"
        value={day}
        onChange={(event) => setDay(event.target.value, { replace: true })}
      />
    </span>
  );
}
