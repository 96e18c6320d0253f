import styles from './text-skeleton.module.css';

export function TextSkeleton() {
  return <div className={styles.text} aria-hidden="true" />;
}
