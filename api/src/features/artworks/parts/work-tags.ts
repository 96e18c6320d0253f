import { type SQL, sql } from 'drizzle-orm';
import type { Database } from '../../../db/client';
import { containsWords } from '../../../db/search';
import { rowsOf } from '../../../db/statements';
import { artworks } from '../artwork.table';

/** Returns each tag once, by name. Archived works suggest none. */
export async function readTags(db: Database): Promise<string[]> {
  const rows = await rowsOf<{ tag: string }>(
    db,
    sql`SELECT min(tag) AS tag FROM artworks, unnest(tags) AS tag
      WHERE tags <> '{}' AND stage <> 'archived' GROUP BY lower(tag) ORDER BY lower(tag) LIMIT ${maxTags}`,
  );
  return rows.map(({ tag }) => tag);
}

const maxTags = 500;

/** Finds works with a tag, whatever its capitals. */
export function hasTag(tag: string): SQL {
  return sql`(${isTagged} AND EXISTS (SELECT FROM unnest(${artworks.tags}) AS one WHERE lower(one) = lower(${tag})))`;
}

/** Also finds works by words of their tags, for staff only. In an OR, neither part could use its index. */
export function orHasTagWords(found: SQL, typed: string): SQL {
  const words = containsWords(sql`normalize_text(array_to_string(${artworks.tags}, ' '))`, typed);
  return sql`${artworks.id} IN (
    SELECT id FROM artworks WHERE ${found}
    UNION ALL SELECT id FROM artworks WHERE ${isTagged} AND ${words}
  )`;
}

/** The condition of the index `artworks_tagged`. */
const isTagged = sql`${artworks.tags} <> '{}'`;
