import styles from './line-icon.module.css';

/** What a button does, drawn in lines on 18 by 18; `drawing` as of a path. */
export function LineIcon({ path }: { path: string }) {
  return (
    <svg className={styles.icon} viewBox="0 0 18 18" aria-hidden="true">
      <path d={path} />
    </svg>
  );
}
