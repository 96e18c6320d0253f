import { brand } from '@gallery/shared/brand';
import { Mark } from '@gallery/shared/brand/icons/mark';
import { wallClockOf } from '@gallery/shared/domain/clock';
import styles from './room-footer.module.css';

export function RoomFooter() {
  const year = wallClockOf(new Date().toISOString()).slice(0, 4);
  return (
    <footer className="on-night">
      <div className={`page ${styles.row}`}>
        <p className={styles.name}>
          <Mark className={styles.mark} />
          {brand.name}
        </p>
        {/* At the turn of the year the server may have written the old one, which is no hydration error. */}
        <p className={styles.text} suppressHydrationWarning>
          {`Only people with the link can see this page. Search engines cannot. © ${year} ${brand.company}`}
        </p>
      </div>
    </footer>
  );
}
