import { maxFoundOfGroup } from '@gallery/shared/contract/find/find';
import { and, desc, eq, ne, or, sql } from 'drizzle-orm';
import { containsWords } from '../../../db/search';
import { artists } from '../../artists/artist.table';
import { artworks } from '../../artworks/artwork.table';
import { isLotOfWork, worksInAuction } from '../../artworks/availability/works-in-auction';
import { hasWordsAsTyped } from '../../artworks/catalogue/artwork-search';
import { numberedName, standsForItsEdition } from '../../artworks/edition-of';
import { orHasTagWords } from '../../artworks/parts/work-tags';
import { pictureOf, pictures } from '../../media/picture.table';
import { type FindGroup, groupOf, total } from '../group';

/** Finds works, also drafts, by their words and the beginnings of words, by tag, or by price. Those whose title has the words come first. */
export const findWorks: FindGroup = async (db, { typed, amount, hasWords }) => {
  const matches = or(
    hasWords ? orHasTagWords(hasWordsAsTyped(typed), typed) : undefined,
    amount === undefined ? undefined : eq(artworks.price, amount),
  );
  const isTitle = containsWords(sql`normalize_text(${artworks.name})`, typed);
  const rows = await db
    .select({
      id: artworks.id,
      name: artworks.name,
      editionNumber: artworks.editionNumber,
      editionSize: artworks.editionSize,
      price: artworks.price,
      availability: artworks.availability,
      stage: artworks.stage,
      isRunning: sql<boolean>`coalesce(${worksInAuction.isRunning}, false)`,
      artist: sql<string>`concat_ws(' ', ${artists.firstname}, ${artists.lastname})`,
      picture: pictures,
      total,
    })
    .from(artworks)
    .leftJoin(worksInAuction, isLotOfWork)
    .leftJoin(artists, eq(artists.id, artworks.artistId))
    .leftJoin(pictures, eq(pictures.hash, artworks.pictureHash))
    .where(and(ne(artworks.stage, 'archived'), standsForItsEdition(db), matches ?? sql`false`))
    .orderBy(desc(isTitle), desc(artworks.createdAt), artworks.id)
    .limit(maxFoundOfGroup);
  return groupOf('works', rows, (row) => ({
    _id: row.id,
    title: numberedName(row),
    note: row.artist || 'No Name',
    amount: row.price,
    state: stateOf(row),
    picture: row.picture && pictureOf(row.picture),
  }));
};

type StateColumns = Pick<typeof artworks.$inferSelect, 'stage' | 'availability'> & { isRunning: boolean };

function stateOf({ stage, availability, isRunning }: StateColumns) {
  if (stage === 'draft' || stage === 'scheduled') return stage;
  return isRunning ? 'in_auction' : availability;
}
