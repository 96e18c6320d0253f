import type { Notification } from '@gallery/shared/contract/inbox/notification';
import { Link } from '@gallery/shared/router';
import { VisuallyHidden } from '@gallery/shared/ui/controls/visually-hidden';
import { categoryOf } from '../alert-words';
import { AlertGlyph } from './alert-glyph';
import styles from './alert-item.module.css';
import { formatRelativeTime } from './relative-time';

type AlertItemProps = { alert: Notification; to: string; isOpened: boolean; now: number };

/** One alert: its words, when, what it is about, and its tag; a dot and bold words until it is read. */
export function AlertItem({ alert, to, isOpened, now }: AlertItemProps) {
  return (
    <Link
      to={to}
      className={`${styles.alert} ${alert.read ? '' : styles.unread}`}
      aria-current={isOpened || undefined}
    >
      <span className={styles.mark}>{!alert.read && <VisuallyHidden>Unread: </VisuallyHidden>}</span>
      <AlertGlyph tag={alert.tag} />
      <span>
        <span className={styles.text}>{alert.text}</span>
        <span className={styles.meta}>
          <time dateTime={alert.at}>{formatRelativeTime(alert.at, now)}</time>
          <span>{categoryOf(alert)}</span>
          <span className={styles.tag}>{alert.tag}</span>
        </span>
      </span>
    </Link>
  );
}
