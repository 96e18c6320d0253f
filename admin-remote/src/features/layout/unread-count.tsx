import { VisuallyHidden } from '@gallery/shared/ui/controls/visually-hidden';
import styles from './unread-count.module.css';

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
