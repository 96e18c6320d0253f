import type { RemoteName } from '@gallery/shared/contract/releases/releases';
import type { Database } from '../../../db/client';
import type { ReleaseRow } from '../registry/release.table';
import { type releaseActions, releaseEvents } from './release-event.table';

/** `user` is the account of an administrator. */
export type Actor = { name: string; user: string | null };

export const byEdge: Actor = { name: 'the edge', user: null };
export const byEvidence: Actor = { name: 'evidence', user: null };

export type Detail = Record<string, string | number | boolean>;

export type Cause = { by: Actor; reason: string; detail?: Detail };

export type EventRecord = Cause & {
  action: (typeof releaseActions)[number];
  /** `null` means all remotes. */
  remote: RemoteName | null;
  release?: Pick<ReleaseRow, 'id' | 'version'>;
};

/** Runs in the transaction of the change, so that the database saves both or neither. */
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
