type Named = { firstname: string; lastname: string } | null;

export const noName = 'No Name';

export function artistName(artist: Named): string {
  return artist ? `${artist.firstname} ${artist.lastname}` : noName;
}
