import type { Artist } from '@gallery/shared/contract/catalogue/artists/artist';
import { Chapter } from '../../ui/chapter/chapter';
import { DatedList } from '../../ui/chapter/dated-list';
import styles from './artist-exhibitions.module.css';

export function ArtistExhibitions({ exhibitions }: { exhibitions: NonNullable<Artist['exhibitions']> }) {
  if (exhibitions.length === 0) return null;
  const entries = exhibitions.map(({ year, title, place }, position) => ({
    key: String(position),
    year,
    content: (
      <>
        <span className={styles.title}>{title}</span> <span className={styles.place}>{place}</span>
      </>
    ),
  }));
  return (
    <Chapter title="Exhibitions">
      <DatedList entries={entries} />
    </Chapter>
  );
}
