import styles from './line-icon.module.css';

export function LineIcon({ path }: { path: string }) {
  return (
    <svg className={styles.icon} viewBox="0 0 18 18" aria-hidden="true">
      <path d={path} />
    </svg>
  );
}
