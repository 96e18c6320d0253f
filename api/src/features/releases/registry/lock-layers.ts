import type { RemoteName } from '@gallery/shared/contract/releases/releases';
import { eq, sql } from 'drizzle-orm';
import type { Database } from '../../../db/client';
import { registry } from './registry.table';
import { type ReleaseLayersRow, releaseLayers } from './release-layers.table';

/** Needs a transaction. Until its end, nobody else changes the remote's layers or releases. */
export async function lockLayers(tx: Database, remote: RemoteName): Promise<ReleaseLayersRow> {
  const [row] = await tx.select().from(releaseLayers).where(eq(releaseLayers.remote, remote)).for('update');
  if (!row) throw new Error(`${remote} has no layers.`);
  return row;
}

/** Callers call it last in a transaction, because all remotes share the row. */
export async function raiseRevision(tx: Database): Promise<void> {
  await tx.update(registry).set({ revision: sql`${registry.revision} + 1` });
}
