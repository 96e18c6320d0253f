import { randomUUID } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { sql } from 'drizzle-orm';
import { searchCondition } from '../../features/artworks/catalogue/artwork-search';
import { migrationsFolder } from '../../folders';
import { openEmptyDatabase } from '../../testing/database/test-database';
import type { Database, OpenDatabase } from '../client';

const renaming = '0023_function_names';
let database: OpenDatabase;
let db: Database;
let before: Awaited<ReturnType<typeof searchColumns>>;

beforeAll(async () => {
  database = await openEmptyDatabase();
  db = database.db;
  for (const name of await namesOfMigrations()) {
    if (name === renaming) break;
    await apply(name);
  }
  await addRecords({ artist: 'Ńkírú', work: 'Ọ̀ṣun Gróve', buyer: 'Zoë' });
  before = await searchColumns();
  await apply(renaming);
});
afterAll(() => database.close());

test('the search of a gallery with data works after its functions are renamed', async () => {
  expect(before).toMatchObject([
    {
      artist: 'nkiru okeke nkiru artists example 0803',
      order: 'osun grove',
      buyer: 'zoe bello zoe mail example',
    },
  ]);
  expect(await searchColumns()).toEqual(before);
  await addRecords({ artist: 'Túndé', work: 'Ìrókò Tree', buyer: 'Ṣadé' });
  await db.execute(sql`UPDATE artists SET firstname = 'Ngọ́zi' WHERE firstname = 'Ńkírú'`);
  expect(await foundBy('osun')).toEqual(['Ọ̀ṣun Gróve']);
  expect(await foundBy('ngozi')).toEqual(['Ọ̀ṣun Gróve']);
  expect(await foundBy('irokko')).toEqual(['Ìrókò Tree']);
  expect((await searchColumns()).map(({ artist }) => artist?.split(' ')[0]).sort()).toEqual([
    'ngozi',
    'tunde',
  ]);
});

test('the existing index serves the search under the new name and can be rebuilt', async () => {
  await db.execute(sql`REINDEX INDEX artworks_search`);
  const plan = await db.transaction(async (tx) => {
    await tx.execute(sql`SET LOCAL enable_seqscan = off`);
    return rowsOf<object>(
      tx.execute(sql`EXPLAIN SELECT FROM artworks WHERE ${await searchCondition(tx, 'osun')}`),
    );
  });
  expect(JSON.stringify(plan)).toContain('artworks_search');
});

test('a trigger still records each change of availability', async () => {
  await db.execute(sql`UPDATE artworks SET availability = 'sold'`);
  expect(await rowsOf(db.execute(sql`SELECT availability FROM availability_changes`))).toHaveLength(2);
});

async function namesOfMigrations(): Promise<string[]> {
  const journal = JSON.parse(
    await readFile(path.join(migrationsFolder, 'meta', '_journal.json'), 'utf8'),
  ) as {
    entries: { tag: string }[];
  };
  return journal.entries.map(({ tag }) => tag);
}

async function apply(name: string): Promise<void> {
  const migration = await readFile(path.join(migrationsFolder, `${name}.sql`), 'utf8');
  for (const statement of migration.split('--> statement-breakpoint')) await db.execute(sql.raw(statement));
}

/** Uses SQL, because the tables are those of the earlier version. */
async function addRecords({
  artist,
  work,
  buyer,
}: Record<'artist' | 'work' | 'buyer', string>): Promise<void> {
  const [artistId, workId, buyerId] = [randomUUID(), randomUUID(), randomUUID()];
  await db.execute(sql`INSERT INTO artists (id, firstname, lastname, email, mobile, artist_statement, artist_bio)
    VALUES (${artistId}, ${artist}, 'Okeke', ${`${artist}@artists.example`}, '0803', 'I paint.', 'Born in Enugu.')`);
  await db.execute(sql`INSERT INTO artworks
    (id, name_of_artwork, type_of_artwork, price, description, img_url, artist_id)
    VALUES (${workId}, ${work}, 'Painting', 250000, 'Rain.', '/rain.jpg', ${artistId})`);
  await db.execute(sql`INSERT INTO users (id, firstname, lastname, email, mobile, password_hash)
    VALUES (${buyerId}, ${buyer}, 'Bello', ${`${buyer}@mail.example`}, '0805', 'none')`);
  await db.execute(sql`INSERT INTO orders (id, user_id, artwork_id, status, artwork_name, img_url, price, address)
    VALUES (${randomUUID()}, ${buyerId}, ${workId}, 'Delivered', ${work}, '/rain.jpg', 250000, '1 Broad Street')`);
}

function searchColumns() {
  return rowsOf<{ artist: string; order: string; buyer: string }>(
    db.execute(sql`SELECT artists.search_text AS artist, orders.search_text AS order, users.search_text AS buyer
      FROM orders JOIN users ON users.id = user_id JOIN artworks ON artworks.id = artwork_id
      JOIN artists ON artists.id = artist_id ORDER BY orders.created_at`),
  );
}

async function foundBy(typed: string): Promise<string[]> {
  const condition = await searchCondition(db, typed);
  const rows = await rowsOf<{ name: string }>(
    db.execute(sql`SELECT name_of_artwork AS name FROM artworks WHERE ${condition}`),
  );
  return rows.map(({ name }) => name);
}

async function rowsOf<Row>(answer: PromiseLike<unknown>): Promise<Row[]> {
  return ((await answer) as { rows: Row[] }).rows;
}
