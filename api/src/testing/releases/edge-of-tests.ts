import type { RegistryAnswer } from '@gallery/shared/contract/releases/registry.schema';
import { internalPaths, type RemoteName } from '@gallery/shared/contract/releases/releases';
import type { Release } from '@gallery/shared/releases/release';
import { asc, eq, sql } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import type { Database } from '../../db/client';
import { releaseEvents } from '../../features/releases/audit/release-event.table';
import { releases } from '../../features/releases/registry/release.table';

export function edgeOf(app: FastifyInstance) {
  return { report, reportText, registry, labels };

  async function report(release: Release, refused?: string) {
    return reportText(release.remote as RemoteName, JSON.stringify(release), refused);
  }

  async function reportText(remote: RemoteName, text: string, refused?: string) {
    const answer = await app.inject({
      method: 'POST',
      url: internalPaths.candidates,
      payload: { remote, text, refused },
    });
    return {
      status: answer.statusCode,
      ...answer.json<{ digest: string; state: string; message: string }>(),
    };
  }

  async function registry(): Promise<RegistryAnswer> {
    return (await app.inject(`${internalPaths.registry}?edge=edge-1&shell=1.0.0`)).json();
  }

  async function labels(remote: RemoteName = 'gallery') {
    const { remotes, releases: named } = await registry();
    const versionOf = (digest: string | null | undefined) => {
      const text = named.find((one) => one.digest === digest)?.text;
      return text === undefined ? null : (JSON.parse(text) as Release).version;
    };
    const { live, canary, pin } = remotes[remote];
    return { live: versionOf(live), canary: versionOf(canary?.digest), pin: versionOf(pin) };
  }
}

/** Lists all events of a remote's releases in order, for example `promote 1.2 by the edge`. */
export async function eventsOf(db: Database, remote: RemoteName = 'gallery'): Promise<string[]> {
  const rows = await db
    .select()
    .from(releaseEvents)
    .where(eq(releaseEvents.remote, remote))
    .orderBy(asc(releaseEvents.id));
  return rows.map(({ action, version, byName }) => `${action} ${version} by ${byName}`);
}

export async function statesOf(db: Database, remote: RemoteName = 'gallery'): Promise<string[]> {
  const rows = await db.select().from(releases).where(eq(releases.remote, remote)).orderBy(asc(releases.id));
  return rows.map(({ version, state }) => `${version} ${state}`);
}

export async function emptyRegistry(db: Database): Promise<void> {
  await db.execute(sql`TRUNCATE releases, release_layers, edges, release_nonces CASCADE`);
  await db.execute(sql`INSERT INTO release_layers (remote) VALUES ('gallery'), ('customer'), ('admin')`);
  await db.execute(sql`UPDATE registry SET auto_promote = NULL`);
}
