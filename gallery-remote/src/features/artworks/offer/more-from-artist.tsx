import type { ListedArtwork } from '@gallery/shared/contract/catalogue/artwork';
import { useQuery } from '@gallery/shared/query';
import { Loaded } from '@gallery/shared/ui/loading/loaded';
import { artworkQueries } from '../../../queries/artwork.queries';
import { Strip } from '../../../ui/strip';
import { ArtworkStrip, StripSkeleton } from '../artwork-strip';
import styles from './more-from-artist.module.css';

export const moreFromArtistId = 'more-from-artist';

type MoreFromArtistProps = { artistId: string; without: ListedArtwork };

export function MoreFromArtist({ artistId, without }: MoreFromArtistProps) {
  const list = useQuery(artworkQueries.byArtist(artistId));
  const others = list.data?.filter((work) => work._id !== without._id);
  if (others?.length === 0) return null;
  return (
    <section
      id={moreFromArtistId}
      tabIndex={-1}
      className={`page ${styles.more}`}
      aria-labelledby={headingId}
    >
      <Strip labelledBy={headingId} heading={<h2 id={headingId}>More Art works from the same Artist</h2>}>
        <Loaded of={{ ...list, data: others }} skeleton={<StripSkeleton />}>
          {(works) => <ArtworkStrip works={works} />}
        </Loaded>
      </Strip>
    </section>
  );
}

const headingId = 'more-from-artist-heading';
