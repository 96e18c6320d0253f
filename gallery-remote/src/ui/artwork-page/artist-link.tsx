import type { ListedArtwork } from '@gallery/shared/contract/catalogue/artwork';
import { noName } from '@gallery/shared/domain/names';
import { artistPath } from '@gallery/shared/paths/gallery-paths';
import { Link } from '@gallery/shared/router';

export function ArtistLink({ artist }: { artist: ListedArtwork['artist_id'] }) {
  if (!artist) return noName;
  return (
    <Link className="link" to={artistPath(artist.slug ?? artist._id)}>
      {artist.firstname}
    </Link>
  );
}
