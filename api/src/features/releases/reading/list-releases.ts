import { candidateState, type ReleaseState } from '@gallery/shared/contract/releases/release-state';
import {
  type ReleasesAnswer,
  type RemoteName,
  remoteNames,
} from '@gallery/shared/contract/releases/releases';
import { gatesOf } from '@gallery/shared/releases/gates';
import { parseRelease } from '@gallery/shared/releases/release.schema';
import { desc, gt, sql } from 'drizzle-orm';
import type { Database } from '../../../db/client';
import { promotesItself } from '../candidates/may-go-live';
import { edges } from '../edges/edge.table';
import { newestReleases } from '../registry/newest-releases';
import { type ReleaseLayersRow, releaseLayers } from '../registry/release-layers.table';
import type { ReleaseContext } from '../release-context';
import { type Recorded, readRecords } from './release-records';

type RemoteReleases = ReleasesAnswer['remotes'][number];

/** Reads live releases and candidates at one moment. */
export async function listReleases({
  db,
  autoPromote,
  releaseKeys,
}: ReleaseContext): Promise<ReleasesAnswer> {
  return db.transaction(
    async (tx) => {
      const layers = await tx.select().from(releaseLayers);
      const remotes: RemoteReleases[] = [];
      for (const remote of remoteNames)
        remotes.push(
          await readRemote(
            tx,
            remote,
            layers.find((one) => one.remote === remote),
          ),
        );
      const [clock] = await tx.select({ now: sql`now()`.mapWith(edges.readAt) }).from(sql`(SELECT 1) AS one`);
      return {
        auto_promote: await promotesItself(tx, autoPromote),
        signed: releaseKeys.size > 0,
        now: (clock?.now ?? new Date()).toISOString(),
        edges: await readEdges(tx),
        remotes,
      };
    },
    { isolationLevel: 'repeatable read', accessMode: 'read only' },
  );
}

async function readEdges(tx: Database): Promise<ReleasesAnswer['edges']> {
  const rows = await tx
    .select()
    .from(edges)
    .where(gt(edges.readAt, sql`now() - interval '1 hour'`))
    .orderBy(desc(edges.readAt))
    .limit(50);
  return rows.map(({ id, shell, readAt }) => ({ edge: id, shell, read_at: readAt.toISOString() }));
}

async function readRemote(
  tx: Database,
  remote: RemoteName,
  layers?: ReleaseLayersRow,
): Promise<RemoteReleases> {
  const named = [layers?.liveId, layers?.canaryId, layers?.pinId].filter((id) => typeof id === 'number');
  const all = await readRecords(tx, await newestReleases(tx, remote, named));
  const byId = (id?: number | null) => all.find(({ row }) => row.id === id);
  const live = byId(layers?.liveId);
  const newest = (state: ReleaseState) =>
    all.find(({ row }) => row.id > (live?.row.id ?? 0) && row.state === state);
  const next = byId(layers?.canaryId) ?? newest(candidateState) ?? newest('refused');
  const others = all.filter((one) => one !== live && one !== next && one.row.state !== 'refused');
  return {
    remote,
    live: live?.record ?? null,
    next: next?.record ?? null,
    canary: canaryOf(layers),
    pin: byId(layers?.pinId)?.record ?? null,
    others: others.map(({ record }) => record),
    gates: next && next.row.state !== 'refused' ? gatesBetween(next, live) : [],
  };
}

function canaryOf(layers?: ReleaseLayersRow): RemoteReleases['canary'] {
  if (!layers?.canaryRun || !layers.canaryShare || !layers.stepSince) return null;
  const { canaryRun: run, canaryShare: share, canarySteps: steps, stepSince: since } = layers;
  return { run, share, steps: steps ?? [], since: since.toISOString() };
}

function gatesBetween(next: Recorded, live?: Recorded): RemoteReleases['gates'] {
  return gatesOf(parseRelease(next.row.text), live && parseRelease(live.row.text));
}
