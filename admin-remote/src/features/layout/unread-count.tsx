import { VisuallyHidden } from '@gallery/shared/ui/controls/visually-hidden';
import styles from './unread-count.module.css';

/** How many alerts wait to be read; nothing when none does. */
export function UnreadCount({ count }: { count: number }) {
  if (count === 0) return null;
  return (
    <span className={styles.count}>
      <span aria-hidden="true">{count > maxCount ? `${maxCount}+` : count}</span>
      <VisuallyHidden>{` ${count} unread`}</VisuallyHidden>
    </span>
  );
}

const maxCount = 99;
