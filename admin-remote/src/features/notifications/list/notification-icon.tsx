import { Kola } from '@gallery/shared/brand/icons/lazy/kola';
import { Moon } from '@gallery/shared/brand/icons/lazy/moon';
import { Path } from '@gallery/shared/brand/icons/lazy/path';
import { Voyage } from '@gallery/shared/brand/icons/lazy/voyage';
import type { NotificationTag } from '@gallery/shared/contract/inbox/notification-tags';
import styles from './notification-icon.module.css';

export function NotificationIcon({ tag }: { tag: NotificationTag }) {
  const Icon = icons[tag];
  return (
    <span className={styles.frame}>
      <Icon className={styles.icon} />
    </span>
  );
}

const icons = { 'Order Alert': Voyage, Enquiry: Kola, Message: Path, Booking: Moon } satisfies Record<
  NotificationTag,
  unknown
>;
