import {
  type Artwork,
  type ArtworkFilter,
  type ArtworkSort,
  type ArtworksAnswer,
  artworkPaths,
  type ListedArtwork,
} from '@gallery/shared/contract/catalogue/artwork';
import { getJson } from '@gallery/shared/http';

export type ArtworkPage = Omit<ArtworksAnswer, 'artworks'> & { artworks: ListedArtwork[] };
export type ArtworkListQuery = ArtworkFilter & { sort?: ArtworkSort; limit: number; cursor?: string };

/** Drops the long texts: no list shows them, and every rendered page would carry them. */
export async function fetchArtworks(query: ArtworkListQuery, signal: AbortSignal): Promise<ArtworkPage> {
  const answer = await getJson<ArtworksAnswer>(artworkPaths.list, { query, signal });
  return { ...answer, artworks: answer.artworks.map(toListedArtwork) };
}

function toListedArtwork({ description: _, artist_id: artist, ...work }: Artwork): ListedArtwork {
  return { ...work, artist_id: artist && toListedArtist(artist) };
}

function toListedArtist({ _id, firstname, lastname }: NonNullable<Artwork['artist_id']>) {
  return { _id, firstname, lastname };
}
