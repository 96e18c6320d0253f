import { artistName } from './artist-name';

type Pictured = {
  name_of_artwork: string;
  visual_description: string | null;
  artist_id: Parameters<typeof artistName>[0];
};

export function pictureAlt({ name_of_artwork, visual_description, artist_id }: Pictured): string {
  return visual_description ?? `${name_of_artwork} by ${artistName(artist_id)}`;
}
