import type { RegistryQuery } from '@gallery/shared/contract/releases/registry.schema';
import { lt, sql } from 'drizzle-orm';
import type { Database } from '../../../db/client';
import { edges } from './edge.table';

/** Writes at most once a second for each edge. */
export async function recordEdge(
  db: Database,
  { edge: id, shell, digest: shellDigest }: RegistryQuery,
): Promise<void> {
  await db
    .insert(edges)
    .values({ id, shell, shellDigest })
    .onConflictDoUpdate({
      target: edges.id,
      set: { shell, shellDigest, readAt: sql`now()` },
      setWhere: lt(edges.readAt, sql`now() - interval '1 second'`),
    });
}

export async function deleteInactiveEdges(db: Database): Promise<void> {
  await db.delete(edges).where(lt(edges.readAt, sql`now() - interval '1 day'`));
}
