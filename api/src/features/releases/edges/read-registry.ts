import type { RegistryAnswer } from '@gallery/shared/contract/releases/registry.schema';
import type { RemoteName } from '@gallery/shared/contract/releases/releases';
import { and, eq, gt, inArray, notInArray, sql } from 'drizzle-orm';
import type { Database } from '../../../db/client';
import { rowsOf } from '../../../db/statements';
import { releasePreviews } from '../previews/release-preview.table';
import { registry } from '../registry/registry.table';
import { releases } from '../registry/release.table';
import { type ReleaseLayersRow, releaseLayers } from '../registry/release-layers.table';

export async function readRevision(db: Database): Promise<number> {
  const [row] = await db.select({ revision: registry.revision }).from(registry);
  return row?.revision ?? 0;
}

/** Reads everything at one moment. Throws when the registry lacks the row that the migration writes. */
export async function readRegistry(db: Database): Promise<RegistryAnswer> {
  return db.transaction(readAll, { isolationLevel: 'repeatable read', accessMode: 'read only' });
}

async function readAll(tx: Database): Promise<RegistryAnswer> {
  const [facts] = await tx.select().from(registry);
  if (!facts) throw new Error('The registry has no row.');
  const layers = await tx.select().from(releaseLayers);
  const previews = await tx
    .select({ id: releasePreviews.releaseId, digest: releases.digest, until: releasePreviews.until })
    .from(releasePreviews)
    .innerJoin(releases, eq(releases.id, releasePreviews.releaseId))
    .where(and(gt(releasePreviews.until, sql`now()`), notInArray(releases.state, ['refused', 'withdrawn'])))
    .orderBy(releasePreviews.id);
  const ids = [
    ...(await readFormer(tx)),
    ...layers.flatMap((one) => [one.liveId, one.canaryId, one.pinId]),
    ...previews.map(({ id }) => id),
  ];
  const named = await tx
    .select({ id: releases.id, digest: releases.digest, remote: releases.remote, text: releases.text })
    .from(releases)
    .where(
      inArray(
        releases.id,
        ids.filter((id) => id !== null),
      ),
    )
    .orderBy(releases.id);
  const digests = new Map(named.map(({ id, digest }) => [id, digest]));
  const layersOf = (remote: RemoteName) =>
    answerOf(
      digests,
      layers.find((one) => one.remote === remote),
    );
  const remotes = { gallery: layersOf('gallery'), customer: layersOf('customer'), admin: layersOf('admin') };
  return {
    revision: facts.revision,
    salt: facts.salt,
    preview_key: facts.previewKey,
    remotes,
    releases: named.map(({ digest, remote, text }) => ({ digest, remote, text })),
    previews: previews.map(({ digest, until }) => ({ digest, until: until.toISOString() })),
  };
}

/** Returns the last two releases of each remote that were live or canaries, because open tabs may still request their files. */
async function readFormer(tx: Database): Promise<number[]> {
  const former = await rowsOf<{ id: number }>(
    tx,
    sql`SELECT id::float FROM (
      SELECT id, row_number() OVER (PARTITION BY remote ORDER BY state_at DESC, id DESC) AS place
      FROM ${releases} WHERE state IN ('replaced', 'withdrawn')
    ) AS former WHERE place <= 2 ORDER BY id`,
  );
  return former.map(({ id }) => id);
}

type Layers = RegistryAnswer['remotes'][RemoteName];

function answerOf(digests: ReadonlyMap<number, string>, row?: ReleaseLayersRow): Layers {
  const digestOf = (id?: number | null) => (id ? (digests.get(id) ?? null) : null);
  const digest = digestOf(row?.canaryId);
  const canary = digest && { digest, share: row?.canaryShare ?? 0, run: row?.canaryRun ?? '' };
  return { live: digestOf(row?.liveId), canary: canary || null, pin: digestOf(row?.pinId) };
}
