import type { Artist } from '@gallery/shared/contract/catalogue/artist';
import { Chapter } from '../../ui/chapter/chapter';
import styles from './artist-exhibitions.module.css';

export function ArtistExhibitions({ exhibitions }: { exhibitions: NonNullable<Artist['exhibitions']> }) {
  if (exhibitions.length === 0) return null;
  return (
    <Chapter title="Exhibitions">
      <ul className={styles.list}>
        {exhibitions.map(({ year, title, place }) => (
          <li key={`${year} ${title} ${place}`} className={styles.exhibition}>
            <span className={styles.year}>{year}</span>
            <span>
              <span className={styles.title}>{title}</span> {place}
            </span>
          </li>
        ))}
      </ul>
    </Chapter>
  );
}
