import { Kola } from '@gallery/shared/brand/drawings/kola';
import { Moon } from '@gallery/shared/brand/drawings/moon';
import { Path } from '@gallery/shared/brand/drawings/path';
import { Voyage } from '@gallery/shared/brand/drawings/voyage';
import type { NotificationTag } from '@gallery/shared/contract/notification';
import styles from './alert-glyph.module.css';

/** A drawing for each kind of alert. */
export function AlertGlyph({ tag }: { tag: NotificationTag }) {
  const Drawing = drawings[tag];
  return (
    <span className={styles.glyph}>
      <Drawing className={styles.drawing} />
    </span>
  );
}

const drawings = { 'Order Alert': Voyage, Enquiry: Kola, Message: Path, Booking: Moon } satisfies Record<
  NotificationTag,
  unknown
>;
