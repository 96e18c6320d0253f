import type { ListedArtist } from '@gallery/shared/contract/catalogue/artist';
import { artists } from './artist.table';

/** What a list reads of an artist. */
export const listedArtistColumns = {
  id: artists.id,
  firstname: artists.firstname,
  lastname: artists.lastname,
};

/** An artist of a list in the field names of the contract. */
export function listedArtistOf({
  id,
  firstname,
  lastname,
}: Pick<typeof artists.$inferSelect, keyof typeof listedArtistColumns>): ListedArtist {
  return { _id: id, firstname, lastname };
}
