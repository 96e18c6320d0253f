type Named = { firstname: string; lastname: string } | null;

export const noName = 'No Name';

export function artistName(artist: Named): string {
  return artist ? `${artist.firstname} ${artist.lastname}` : noName;
}

type Pictured = {
  name_of_artwork: string;
  visual_description: string | null;
  artist_id: Parameters<typeof artistName>[0];
};

export function pictureAlt({ name_of_artwork, visual_description, artist_id }: Pictured): string {
  return visual_description ?? `${name_of_artwork} by ${artistName(artist_id)}`;
}
