import { sql } from 'drizzle-orm';
import { rowsOf } from '../../db/statements';
import { setUpApi } from '../../testing/setup/setup-api';
import { personalTables } from './personal-tables';

const api = setUpApi();

/** Their rows name staff, an artist, or the account itself, which the erasure renames. */
const others = [
  'artists',
  'auction_terms',
  'bulk_edits',
  'collection_imports',
  'currency_rates',
  'delivery_tables',
  'gallery_settings',
  'guest_sessions',
  'payouts',
  'release_events',
  'release_previews',
  'users',
  'works_views',
];

test('every table with a person in its columns is in the list of the export and the erasure', async () => {
  const found = await rowsOf<{ table: string }>(
    api.db,
    sql`SELECT DISTINCT tables.table_name AS "table"
      FROM information_schema.tables JOIN information_schema.columns USING (table_schema, table_name)
      WHERE table_schema = 'public' AND table_type = 'BASE TABLE'
        AND column_name ~ '(^|_)(user|guest|buyer|bidder|customer|person|leader)(_id)?$|_by$|e?mail$|_address$|mobile|phone|fullname|firstname|recipient'
      UNION
      SELECT conrelid::regclass::text FROM pg_constraint
      WHERE contype = 'f' AND confrelid IN ('users'::regclass, 'guests'::regclass, 'people'::regclass)`,
  );
  const known = [...personalTables.map(({ table }) => table), ...others];
  expect(found.length).toBeGreaterThan(20);
  expect(found.map(({ table }) => table).filter((table) => !known.includes(table))).toEqual([]);
});

test('the tables of the list exist, and no two have one name in the export', async () => {
  const person = { id: '00000000-0000-4000-8000-000000000000', email: 'nobody@mail.example' };
  for (const { table, isAbout } of personalTables)
    await api.db.execute(sql`SELECT 1 FROM ${sql.identifier(table)} AS one WHERE ${isAbout(person)}`);
  const names = personalTables.flatMap(({ exported }) => exported ?? []);
  expect(new Set(names).size).toBe(names.length);
});
