type Named = { firstname: string; lastname: string } | null;

export const noName = 'No Name';

/** First and last name, or 'No Name' where the artist of a work was removed. */
export function artistName(artist: Named): string {
  return artist ? `${artist.firstname} ${artist.lastname}` : noName;
}
