import type { RemoteName } from '@gallery/shared/contract/releases/releases';
import type { Database } from '../../../db/client';
import type { ReleaseRow } from '../registry/release.table';
import { type releaseActions, releaseEvents } from './release-event.table';

/** `user`: the account of an administrator. */
export type Actor = { name: string; user: string | null };

export const byEdge: Actor = { name: 'the edge', user: null };
export const byEvidence: Actor = { name: 'evidence', user: null };

export type Detail = Record<string, string | number | boolean>;

/** Who asks for a change and why. */
export type Cause = { by: Actor; reason: string; detail?: Detail };

export type EventRecord = Cause & {
  action: (typeof releaseActions)[number];
  /** `null`: of all. */
  remote: RemoteName | null;
  release?: Pick<ReleaseRow, 'id' | 'version'>;
};

/** Runs in the transaction of the change, so that both are saved or neither. */
export async function recordEvent(tx: Database, event: EventRecord): Promise<void> {
  const { action, remote, release, detail, by, reason } = event;
  await tx.insert(releaseEvents).values({
    action,
    reason,
    detail,
    remote: remote ?? '',
    releaseId: release?.id ?? null,
    version: release?.version ?? '',
    byUser: by.user,
    byName: by.name,
  });
}
