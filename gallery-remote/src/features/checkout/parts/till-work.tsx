import type { Artwork, ListedArtwork } from '@gallery/shared/contract/catalogue/artwork';
import { editionNumberText } from '@gallery/shared/contract/catalogue/edition';
import { artistName } from '@gallery/shared/domain/names';
import { ArtworkPicture } from '@gallery/shared/ui/artwork/artwork-picture';
import label from '../../../ui/artwork-label.module.css';
import { formatSize } from '../../../ui/artwork-page/size';
import styles from './till-work.module.css';

export function TillWork({ work }: { work: Artwork | ListedArtwork }) {
  return (
    <div className={styles.work}>
      <div>
        <ArtworkPicture work={work} sizes="(min-width: 60rem) 42vw, 5.5rem" priority />
      </div>
      <p>
        <span className={label.title}>{work.name_of_artwork}</span>
        <span className={label.artist}>
          {artistName(work.artist_id)}
          {work.edition && `, ${editionNumberText(work.edition)}`}
        </span>
        <span className={styles.facts}>{factsOf(work)}</span>
      </p>
    </div>
  );
}

function factsOf(work: Artwork | ListedArtwork): string {
  if (!('materials' in work)) return String(work.year ?? '');
  const { year, materials, framed } = work;
  const frame = framed ? 'framed' : framed === false && 'unframed';
  return [year, materials?.toLowerCase(), formatSize(work), frame].filter(Boolean).join(', ');
}
