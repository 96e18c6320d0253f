import { inArray, sql } from 'drizzle-orm';
import type { Database } from '../../../../db/client';
import { edges } from '../../edges/edge.table';
import { releases } from '../../registry/release.table';
import { countedReleases } from '../telemetry.table';

type Named = { remote: string; digest: string };
export type Known<Count extends Named> = Omit<Count, 'remote' | 'digest'> & { release_id: number };

/**
 * Answers what of a list counts a release that its remote offered or a shell that an edge serves, with the release's
 * id. The transaction holds the lock of telemetry.
 */
export async function readKnownReleases(tx: Database, named: readonly Named[]) {
  const digests = [...new Set(named.map(({ digest }) => digest))];
  const counted = await readCounted(tx, digests);
  const others = digests.filter((digest) => !counted.some((one) => one.digest === digest));
  const added = await addCounted(tx, others);
  const ids = new Map([...counted, ...added].map(({ id, remote, digest }) => [`${remote} ${digest}`, id]));
  return <Count extends Named>(counts: readonly Count[]): Known<Count>[] =>
    counts.flatMap(({ remote, digest, ...count }) => {
      const release_id = ids.get(`${remote} ${digest}`);
      return release_id === undefined ? [] : [{ ...count, release_id }];
    });
}

async function readCounted(tx: Database, digests: string[]) {
  if (digests.length === 0) return [];
  return tx.select().from(countedReleases).where(inArray(countedReleases.digest, digests));
}

async function addCounted(tx: Database, digests: string[]) {
  if (digests.length === 0) return [];
  const offered = await tx
    .select({ remote: releases.remote, digest: releases.digest, version: releases.version })
    .from(releases)
    .where(inArray(releases.digest, digests));
  const shells = await tx
    .selectDistinctOn([edges.shellDigest], {
      remote: sql<'shell'>`'shell'`,
      digest: sql<string>`${edges.shellDigest}`,
      version: edges.shell,
    })
    .from(edges)
    .where(inArray(edges.shellDigest, digests))
    .orderBy(edges.shellDigest, edges.shell);
  const found = [...offered, ...shells];
  return found.length === 0 ? [] : tx.insert(countedReleases).values(found).onConflictDoNothing().returning();
}
