import { maxFoundOfGroup } from '@gallery/shared/contract/find/find';
import { desc, eq, or, sql } from 'drizzle-orm';
import { containsPhone, containsWords } from '../../../db/search';
import { artworks } from '../../artworks/artwork.table';
import { hasWordsAsTyped } from '../../artworks/catalogue/artwork-search';
import { auctions } from '../../auctions/auction.table';
import { lots } from '../../auctions/lot.table';
import { pictureOf, pictures } from '../../media/picture.table';
import { people } from '../../users/person.table';
import { type FindGroup, groupOf, total } from '../group';

/** Finds lots by number, work, auction, leading bidder, and amount. Running ones come first. */
export const findLots: FindGroup = async (db, { typed, number, amount, phone, hasWords }) => {
  const matches = or(
    hasWords ? hasWordsAsTyped(typed) : undefined,
    hasWords
      ? containsWords(sql`(auctions.search_text || ' ' || coalesce(people.search_text, ''))`, typed)
      : undefined,
    number === undefined ? undefined : eq(lots.number, number),
    amount === undefined ? undefined : sql`${amount} IN (lots.price, lots.starting_price)`,
    phone === undefined ? undefined : containsPhone(sql`people.phone_digits`, phone),
  );
  const rows = await db
    .select({
      id: lots.id,
      auctionId: lots.auctionId,
      number: lots.number,
      price: sql<number>`coalesce(nullif(${lots.price}, 0), ${lots.startingPrice})`.mapWith(Number),
      state,
      auction: auctions.title,
      work: artworks.name,
      leader: people.name,
      picture: pictures,
      total,
    })
    .from(lots)
    .innerJoin(auctions, eq(auctions.id, lots.auctionId))
    .innerJoin(artworks, eq(artworks.id, lots.artworkId))
    .leftJoin(people, eq(people.userId, lots.leaderId))
    .leftJoin(pictures, eq(pictures.hash, artworks.pictureHash))
    .where(matches ?? sql`false`)
    .orderBy(sql`${lots.outcome} IS NOT NULL`, desc(lots.closesAt), lots.number, lots.id)
    .limit(maxFoundOfGroup);
  return groupOf('lots', rows, (row) => ({
    _id: row.id,
    opens: row.auctionId,
    title: `Lot ${row.number}, ${row.auction}`,
    note: row.leader ? `${row.work}, highest bid by ${row.leader}` : row.work,
    number: row.number,
    amount: row.price,
    state: row.state,
    picture: row.picture && pictureOf(row.picture),
  }));
};

const state = sql<'coming' | 'running' | 'sold' | 'passed' | 'withdrawn'>`coalesce(
  ${lots.outcome}, CASE WHEN now() < ${lots.opensAt} OR ${auctions.publishedAt} IS NULL THEN 'coming' ELSE 'running' END
)`;
