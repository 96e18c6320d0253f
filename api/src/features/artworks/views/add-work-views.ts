import { idPattern } from '@gallery/shared/domain/id';
import { sql } from 'drizzle-orm';
import type { Database } from '../../../db/client';
import { recordset } from '../../../db/statements';
import { artworks } from '../artwork.table';
import { workViews } from './work-view.table';

/** Adds views to the present day in Lagos. Ignores unknown works. */
export async function addWorkViews(
  db: Database,
  works: readonly { id: string; views: number }[],
): Promise<void> {
  const known = works.filter(({ id }) => idPattern.test(id));
  if (known.length === 0) return;
  await db.execute(sql`
    INSERT INTO ${workViews} AS saved (artwork_id, day, views)
    SELECT artworks.id, (now() AT TIME ZONE 'Africa/Lagos')::date, least(sum(sent.views), ${maxViews})
    FROM ${recordset(known)} AS sent(id uuid, views bigint) JOIN ${artworks} ON artworks.id = sent.id
    WHERE sent.views > 0
    GROUP BY artworks.id ORDER BY artworks.id
    ON CONFLICT (artwork_id, day) DO UPDATE SET
      views = least(saved.views::bigint + excluded.views, ${maxViews})`);
}

/** The limit of the column. */
const maxViews = sql.raw('1000000000');
