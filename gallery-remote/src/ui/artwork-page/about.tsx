import type { Artwork, ListedArtwork } from '@gallery/shared/contract/catalogue/artwork';
import { noName } from '@gallery/shared/domain/names';
import { artistPath } from '@gallery/shared/paths/gallery-paths';
import { Link } from '@gallery/shared/router';
import { Chapter } from '../chapter/chapter';
import { Paragraphs, TextSkeleton } from '../chapter/paragraphs';
import { ReadMore } from '../chapter/read-more';

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

export function AboutArtwork({ work }: { work: Artwork | ListedArtwork }) {
  return (
    <Chapter title="About this artwork">
      {'description' in work ? <Paragraphs text={work.description} /> : <TextSkeleton />}
    </Chapter>
  );
}

export function ArtistLink({ artist }: { artist: ListedArtwork['artist_id'] }) {
  if (!artist) return noName;
  return (
    <Link className="link" to={artistPath(artist.slug ?? artist._id)}>
      {artist.firstname}
    </Link>
  );
}
