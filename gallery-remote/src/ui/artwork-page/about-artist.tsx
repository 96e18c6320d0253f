import type { Artwork, ListedArtwork } from '@gallery/shared/contract/catalogue/artwork';
import { Chapter } from '../chapter/chapter';
import { Paragraphs } from '../chapter/paragraphs';
import { ReadMore } from '../chapter/read-more';
import { TextSkeleton } from '../chapter/text-skeleton';

export function AboutArtist({ artist }: { artist: (Artwork | ListedArtwork)['artist_id'] }) {
  if (!artist) return null;
  return (
    <Chapter title="About the Artist" plain>
      {'artist_statement' in artist ? (
        <ReadMore label="Artist statement">
          <Paragraphs text={artist.artist_statement} />
        </ReadMore>
      ) : (
        <TextSkeleton />
      )}
    </Chapter>
  );
}
