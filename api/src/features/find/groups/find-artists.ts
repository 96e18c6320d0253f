import { maxFoundOfGroup } from '@gallery/shared/contract/find/find';
import { countOf } from '@gallery/shared/domain/count-of';
import { or, sql } from 'drizzle-orm';
import { byName } from '../../../db/columns';
import { containsPhone, containsWords } from '../../../db/search';
import { artists } from '../../artists/artist.table';
import { type FindGroup, groupOf, total } from '../group';

export const findArtists: FindGroup = async (db, { typed, phone, hasWords }) => {
  const matches = or(
    hasWords ? containsWords(sql`artists.search_text`, typed) : undefined,
    phone === undefined ? undefined : containsPhone(sql`normalize_phone(artists.mobile)`, phone),
  );
  const rows = await db
    .select({
      id: artists.id,
      firstname: artists.firstname,
      lastname: artists.lastname,
      works: sql<number>`(SELECT count(*)::int FROM artworks WHERE artworks.artist_id = artists.id)`,
      total,
    })
    .from(artists)
    .where(matches ?? sql`false`)
    .orderBy(byName(artists.firstname), byName(artists.lastname), artists.id)
    .limit(maxFoundOfGroup);
  return groupOf('artists', rows, ({ id, firstname, lastname, works }) => ({
    _id: id,
    title: `${firstname} ${lastname}`,
    note: countOf(works, 'work'),
  }));
};
