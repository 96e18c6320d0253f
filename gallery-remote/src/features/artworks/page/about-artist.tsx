import type { Artwork, ListedArtwork } from '@gallery/shared/contract/catalogue/artwork';
import { ReadMore } from '../../../ui/read-more';
import { Chapter } from '../offer/chapter';
import { TextSkeleton } from '../offer/text-skeleton';
import { Paragraphs } from './paragraphs';

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
