import type { Artist } from '@gallery/shared/contract/catalogue/artists/artist';
import type { ListedArtwork } from '@gallery/shared/contract/catalogue/artwork';
import { pictureUrl } from '@gallery/shared/contract/catalogue/pictures/picture';
import { artistName, pictureAlt } from '@gallery/shared/domain/names';
import { usePublicUrl } from '@gallery/shared/host';
import { artistPath } from '@gallery/shared/paths/gallery-paths';
import { JsonLd } from '../../ui/json-ld';
import { ShareMeta } from '../../ui/share-meta';
import { portraitAlt } from './artist-head';

export function ArtistMeta({ artist, work }: { artist: Artist; work: ListedArtwork | undefined }) {
  const publicUrl = usePublicUrl();
  const name = artistName(artist);
  const path = artistPath(artist.slug ?? artist._id);
  const { portrait } = artist;
  const picture = portrait ?? work?.picture ?? null;
  const widest = picture?.widths.at(-1);
  const image = picture && widest ? pictureUrl(picture, widest, 'webp') : undefined;
  const data = {
    '@type': 'Person',
    name,
    givenName: artist.firstname,
    familyName: artist.lastname,
    jobTitle: 'Artist',
    description: artist.artist_bio,
    url: publicUrl + path,
    image: image && publicUrl + image,
  };
  return (
    <>
      <ShareMeta
        title={name}
        text={artist.artist_bio}
        path={path}
        picture={picture}
        alt={altOf(artist, work)}
        fallback={undefined}
      />
      <JsonLd data={data} />
    </>
  );
}

function altOf(artist: Artist, work: ListedArtwork | undefined): string {
  if (artist.portrait) return portraitAlt(artist);
  return work ? pictureAlt(work) : '';
}
