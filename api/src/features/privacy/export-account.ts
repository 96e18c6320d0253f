import { brand } from '@gallery/shared/brand';
import { sql } from 'drizzle-orm';
import type { Database } from '../../db/client';
import { rowsOf } from '../../db/statements';
import type { Outbox } from '../mail/outbox';
import { readPerson } from './person';
import { type Person, type PersonalTable, personalTables } from './personal-tables';

type Row = Record<string, unknown>;
export type ExportDeps = { db: Database; outbox: Outbox; publicUrl: string };

/** Returns everything that the gallery keeps about an account. Links to pictures begin with `publicUrl`. */
export async function exportAccount({ db, outbox, publicUrl }: ExportDeps, id: string): Promise<Row> {
  // First, because it may write, which fails beside another change of a guest's order in one snapshot.
  const person = await db.transaction((tx) => readPerson(tx, outbox, id));
  return db.transaction(
    async (tx) => {
      const exported: Row = { exported_at: new Date().toISOString(), gallery: brand.name };
      [exported.account] = await rowsAbout(
        tx,
        { table: 'users', isAbout: isOwn, hidden: accountHidden },
        person,
      );
      for (const one of personalTables)
        if (one.exported) exported[one.exported] = await rowsAbout(tx, one, person);
      return withLinks(exported, publicUrl) as Row;
    },
    { isolationLevel: 'repeatable read' },
  );
}

const isOwn = ({ id }: Person) => sql`one.id = ${id}`;
const accountHidden = ['password_hash', 'password_ends_at'];
const neverShown = ['user_id', 'search_text', 'phone_digits'];

/** Names the work of a row that refers to one, with its picture. */
async function rowsAbout(tx: Database, one: PersonalTable, person: Person): Promise<Row[]> {
  const hidden = `{${[...neverShown, ...(one.hidden ?? [])].join(',')}}`;
  const rows = await rowsOf<{ row: Row }>(
    tx,
    sql`SELECT (to_jsonb(one) - ${hidden}::text[]) || coalesce(
        (SELECT jsonb_build_object('work', name_of_artwork, 'picture', img_url) FROM artworks
          WHERE id = (to_jsonb(one) ->> 'artwork_id')::uuid), '{}') AS row
      FROM ${sql.identifier(one.table)} AS one WHERE ${one.isAbout(person)}`,
  );
  return rows.map(({ row }) => row);
}

/** The gallery keeps pictures under addresses of its own. */
function withLinks(value: unknown, publicUrl: string): unknown {
  if (Array.isArray(value)) return value.map((one) => withLinks(one, publicUrl));
  if (typeof value !== 'object' || value === null) return value;
  const entries = Object.entries(value).map(([name, one]) => {
    const isPath =
      (name === 'picture' || name === 'img_url') && typeof one === 'string' && one.startsWith('/');
    return [name, isPath ? publicUrl + one : withLinks(one, publicUrl)];
  });
  return Object.fromEntries(entries);
}
