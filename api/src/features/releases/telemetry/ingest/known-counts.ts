import { inArray } from 'drizzle-orm';
import type { Database } from '../../../../db/client';
import { releases } from '../../registry/release.table';

type Named = { remote: string; digest: string };
export type Known<Count extends Named> = Omit<Count, 'remote' | 'digest'> & { release_id: number };

/** Answers what of a list counts a release that its remote offered, with that release's id. */
export async function readKnownReleases(tx: Database, named: readonly Named[]) {
  const digests = [...new Set(named.map(({ digest }) => digest))];
  const rows =
    digests.length === 0
      ? []
      : await tx
          .select({ id: releases.id, remote: releases.remote, digest: releases.digest })
          .from(releases)
          .where(inArray(releases.digest, digests));
  const ids = new Map(rows.map(({ id, remote, digest }) => [`${remote} ${digest}`, id]));
  return <Count extends Named>(counts: readonly Count[]): Known<Count>[] =>
    counts.flatMap(({ remote, digest, ...count }) => {
      const release_id = ids.get(`${remote} ${digest}`);
      return release_id === undefined ? [] : [{ ...count, release_id }];
    });
}
