import styles from './text-skeleton.module.css';

/** A text that a list did not tell and that is on its way. */
export function TextSkeleton() {
  return <div className={styles.text} aria-hidden="true" />;
}
