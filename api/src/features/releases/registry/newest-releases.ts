import type { RemoteName } from '@gallery/shared/contract/releases/releases';
import { and, desc, eq, inArray, ne, or } from 'drizzle-orm';
import type { Database } from '../../../db/client';
import { type ReleaseRow, releases } from './release.table';

const limits = { accepted: 20, refused: 3 };

/** Returns the newest releases that may still matter, and those with the ids. It returns fewer refused ones. */
export async function newestReleases(
  db: Database,
  remote: RemoteName,
  ids: readonly number[] = [],
): Promise<ReleaseRow[]> {
  const isRefused = eq(releases.state, 'refused');
  const newest = (which: typeof isRefused, limit: number) =>
    db
      .select({ id: releases.id })
      .from(releases)
      .where(and(eq(releases.remote, remote), which))
      .orderBy(desc(releases.id))
      .limit(limit);
  const accepted = newest(ne(releases.state, 'refused'), limits.accepted);
  const refused = newest(isRefused, limits.refused);
  return db
    .select()
    .from(releases)
    .where(or(inArray(releases.id, accepted), inArray(releases.id, refused), inArray(releases.id, [...ids])))
    .orderBy(desc(releases.id));
}
