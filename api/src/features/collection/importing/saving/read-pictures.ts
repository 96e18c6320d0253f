import { leastPixels } from '@gallery/shared/contract/catalogue/pictures/picture';
import { type ImportRecord, importLimits } from '@gallery/shared/contract/collection/imports/import';
import { sql } from 'drizzle-orm';
import type { Database } from '../../../../db/client';
import { rowsOf } from '../../../../db/statements';
import { type CollectionImport, nameOfRow } from './lock-import';

type Matched = {
  number: number;
  cells: string[];
  img_url: string;
  views: number;
  width: number | null;
  height: number | null;
};

/** Returns rows with their main picture and the size of their smallest one: those with a small one first, then in the order of the file. */
export async function readMatched(
  db: Database,
  found: CollectionImport,
): Promise<NonNullable<ImportRecord['matched']>> {
  const rows = await rowsOf<Matched>(
    db,
    sql`SELECT * FROM (
        SELECT DISTINCT ON (number) number, cells, img_url, count(*) OVER of_row::int AS views,
          first_value(width) OVER by_size AS width, first_value(height) OVER by_size AS height
        FROM collection_import_pictures JOIN collection_import_rows USING (import_id, number)
        WHERE import_id = ${found.id}
        WINDOW of_row AS (PARTITION BY number),
          by_size AS (PARTITION BY number ORDER BY least(width, height))
        ORDER BY number, is_main DESC, name
      ) AS pictures
      ORDER BY least(width, height) >= ${leastPixels}, number LIMIT ${importLimits.shownPictures}`,
  );
  return rows.map(({ number, cells, ...picture }) => ({
    row: number,
    name: nameOfRow(found, cells),
    ...picture,
  }));
}

/** Counts the pictures of an import, and those that look blurred on a large screen. */
export async function countPictures(db: Database, id: string): Promise<{ total: number; small: number }> {
  const [counts] = await rowsOf<{ total: number; small: number }>(
    db,
    sql`SELECT count(*)::int AS total,
        count(*) FILTER (WHERE least(width, height) < ${leastPixels})::int AS small
      FROM collection_import_pictures WHERE import_id = ${id}`,
  );
  if (!counts) throw new Error('An aggregate has a row.');
  return counts;
}
