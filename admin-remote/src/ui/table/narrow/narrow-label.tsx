import styles from './narrow-label.module.css';

/** Names the value behind it where a narrow screen hides the header of its column. */
export function NarrowLabel({ children }: { children: string }) {
  return <span className={styles.label}>{children} </span>;
}
