import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { asc, eq, sql } from 'drizzle-orm';
import { artworks } from '../../features/artworks/artwork.table';
import { workEntries } from '../../features/artworks/parts/entry.table';
import { migrationsFolder } from '../../folders';
import { openTestDatabase } from '../../testing/database/test-database';
import { addArtwork } from '../../testing/gallery/records';
import { addWorkEntries } from '../../testing/gallery/work-entries';
import type { OpenDatabase } from '../client';

let database: OpenDatabase;
beforeAll(async () => {
  database = await openTestDatabase();
});
afterAll(() => database.close());

const provenance = '2019: The artist\n\n 2019 - 2023:  Private collection, Lagos \nBy descent: Enugu';

async function linesOf(artworkId: string) {
  const rows = await database.db
    .select()
    .from(workEntries)
    .where(eq(workEntries.artworkId, artworkId))
    .orderBy(asc(workEntries.position));
  expect(rows.map(({ position }) => position)).toEqual(rows.map((_, place) => place + 1));
  return rows.map(({ kind, date, text, isPublic }) => [kind, date, text, isPublic]);
}

async function upgradeWith(id: string, old: Partial<typeof artworks.$inferInsert>) {
  const { db } = database;
  await db.execute(sql`DROP TRIGGER artworks_history_entered ON artworks`);
  await db.execute(sql`DROP FUNCTION enter_history, missing_history`);
  await db.update(artworks).set(old).where(eq(artworks.id, id));
  const migration = await readFile(path.join(migrationsFolder, '0103_history_in_entries.sql'), 'utf8');
  await db.transaction(async (tx) => {
    for (const statement of migration.split('--> statement-breakpoint')) await tx.execute(sql.raw(statement));
  });
}

const told = [
  ['provenance', '2019', 'The artist', true],
  ['provenance', '2019–2023', 'Private collection, Lagos', true],
  ['provenance', '', 'By descent: Enugu', true],
];

test('an upgrade puts the lines of a work as public entries before its present ones', async () => {
  const { db } = database;
  const old = { formerProvenance: provenance, formerExhibitions: `2024: ${'a'.repeat(1_500)}` };
  const { id } = await addArtwork(db);
  await addWorkEntries(db, id, [
    { kind: 'provenance', text: 'By descent: Enugu', isPublic: true },
    { kind: 'condition', text: 'A crack' },
  ]);
  const bare = await addArtwork(db, { formerProvenance: '  ' });
  await upgradeWith(id, old);
  expect(await linesOf(id)).toEqual([
    ...told.slice(0, 2),
    ['exhibition', '2024', 'a'.repeat(1_000), true],
    ['exhibition', '', 'a'.repeat(500), true],
    told[2],
    ['condition', '', 'A crack', false],
  ]);
  expect(await linesOf(bare.id)).toEqual([]);
});

test('an upgrade keeps the longest history that the release before allowed', async () => {
  const { id } = await addArtwork(database.db);
  const entries = Array.from({ length: 40 }, (_, at) => ({
    kind: 'condition' as const,
    text: `Crack ${at}`,
  }));
  await addWorkEntries(database.db, id, entries);
  const lines = (word: string) => Array.from({ length: 30 }, (_, at) => `${word} ${at}`).join('\n');
  await upgradeWith(id, { formerProvenance: lines('Owner'), formerExhibitions: lines('Room') });
  expect(await linesOf(id)).toHaveLength(100);
});

test('the lines that a process of the release before writes become entries once', async () => {
  const { db } = database;
  const { id } = await addArtwork(db, { formerProvenance: provenance });
  expect(await linesOf(id)).toEqual(told);
  const write = (columns: Partial<typeof artworks.$inferInsert>) =>
    db.update(artworks).set(columns).where(eq(artworks.id, id));
  await write({ formerProvenance: `${provenance}\n2024: The gallery`, formerExhibitions: '2024: Lagos' });
  const more = [
    ['provenance', '2024', 'The gallery', true],
    ['exhibition', '2024', 'Lagos', true],
  ];
  expect(await linesOf(id)).toEqual([...told, ...more]);
  await db.delete(workEntries).where(eq(workEntries.text, 'Lagos'));
  await write({ name: 'Laterite', formerExhibitions: '2024: Lagos', formerProvenance: null });
  expect(await linesOf(id)).toEqual([...told, ...more.slice(0, 1)]);
});
