import { existsSync } from 'node:fs';

/** @typedef {(text: string, values?: unknown[]) => Promise<{ rows: { count: number, column_name: string }[] }>} Query */

/** A number of an edition exists once. */
const isUnique = 'edition_id IS NULL';

/** @param {Query} query @param {number} size */
export async function growCatalogue(query, size) {
  const works = await countOf('artworks');
  const originals = await countOf(`artworks WHERE ${isUnique}`);
  const { rows } = await query(
    "SELECT column_name FROM information_schema.columns WHERE table_name = 'artworks' AND is_generated = 'NEVER'",
  );
  const copied = rows
    .map(({ column_name: name }) => name)
    .filter((name) => !['id', 'created_at'].includes(name));
  await query(
    `INSERT INTO artworks (id, created_at, ${copied.join(', ')})
     SELECT gen_random_uuid(), now() - make_interval(mins => number), ${copied.map((name) => `work.${name}`).join(', ')}
     FROM generate_series(${works + 1}::int, $1::int) AS number
     JOIN (SELECT *, row_number() OVER (ORDER BY id) - 1 AS place FROM artworks WHERE ${isUnique}) AS work
       ON work.place = number % ${originals}`,
    [size],
  );
  await query('ANALYZE artworks');

  /** @param {string} rows */
  async function countOf(rows) {
    return (await query(`SELECT count(*)::int AS count FROM ${rows}`)).rows[0]?.count ?? 0;
  }
}

/** @param {string} url @param {number} size */
export async function growPostgres(url, size) {
  const { default: pg } = await import('pg');
  const client = new pg.Client(url);
  await client.connect();
  try {
    await growCatalogue((text, values) => client.query(text, values), size);
  } finally {
    await client.end();
  }
}

/** No API may have the folder open, because two processes on it would lose data. @param {string} folder @param {number} size */
export async function growPglite(folder, size) {
  const { PGlite } = await import('@electric-sql/pglite');
  const [trigrams, accents] = await Promise.all([
    import('@electric-sql/pglite/contrib/pg_trgm'),
    import('@electric-sql/pglite/contrib/unaccent'),
  ]);
  const database = `${folder}/db`;
  if (!existsSync(database)) throw new Error(`there is no database in ${folder}`);
  const extensions = { pg_trgm: trigrams.pg_trgm, unaccent: accents.unaccent };
  const client = await PGlite.create(database, { extensions });
  try {
    await growCatalogue((text, values) => client.query(text, values), size);
  } finally {
    await client.close();
  }
}
