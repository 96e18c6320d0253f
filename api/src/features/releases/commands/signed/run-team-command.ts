import {
  candidateState,
  type ReleaseState,
  stateName,
} from '@gallery/shared/contract/releases/release-state';
import type { RemoteName, SignedAnswer } from '@gallery/shared/contract/releases/releases';
import type { TeamCommand } from '@gallery/shared/contract/releases/releases-input.schema';
import { desc, eq } from 'drizzle-orm';
import type { Database } from '../../../../db/client';
import { FieldError, HttpError } from '../../../../http/answers/http-error';
import { eventSentence } from '../../audit/event-sentence';
import type { Cause } from '../../audit/record-event';
import { releaseEvents } from '../../audit/release-event.table';
import { goLiveByItself, refuseLongText } from '../../candidates/register-candidate';
import { registerRelease } from '../../candidates/register-release';
import { readRecords } from '../../reading/release-records';
import { lockLayers } from '../../registry/lock-layers';
import { newestReleases } from '../../registry/newest-releases';
import { refuseWithdrawn } from '../../registry/refuse-unfit';
import { releaseLayers } from '../../registry/release-layers.table';
import { verifyRelease } from '../../registry/verify-release';
import type { ReleaseContext } from '../../release-context';
import { applyCanary, applyCommand, planOf } from '../apply-command';

const maxEvents = 30;

/** Returns lines such as `1.2.0  8d7f3a10  live  since 2026-11-23T10:00:00.000Z`, newest first. */
async function linesOfReleases(db: Database, remote: RemoteName): Promise<string[]> {
  const [layers] = await db.select().from(releaseLayers).where(eq(releaseLayers.remote, remote));
  const records = await readRecords(db, await newestReleases(db, remote));
  return records.map(({ row: { id, version, digest, state, stateAt }, record: { problem } }) => {
    const share = id === layers?.canaryId ? ` at ${layers.canaryShare}%` : '';
    const pinned = id === layers?.pinId ? ', pinned' : '';
    const why = problem && `: ${state === 'refused' ? '' : 'an edge cannot open it: '}${problem}`;
    return `${version || '–'}  ${digest.slice(0, 8)}  ${stateName(state)}${share}${pinned}  since ${stateAt.toISOString()}${why}`;
  });
}

async function linesOfEvents(db: Database, remote: RemoteName): Promise<string[]> {
  const rows = await db
    .select()
    .from(releaseEvents)
    .where(eq(releaseEvents.remote, remote))
    .orderBy(desc(releaseEvents.id))
    .limit(maxEvents);
  return rows.map((event) => {
    const why = event.reason && `: ${event.reason}`;
    return `${event.at.toISOString()}  ${eventSentence(event)}, by ${event.byName}${why}`;
  });
}

const told: Partial<Record<ReleaseState, string>> = {
  live: 'live for all.',
  [candidateState]: 'a candidate. It waits until it is promoted or tried as a canary.',
  replaced: 'replaced by a newer one. Only promoting brings it back.',
};

/** Edges read a remote's server and report the release that they find there. Before that, no edge has the files. */
const noEdgeYet =
  "No edge can open it yet: none has found it on the remote's server. Visitors keep what they have until it is there.";

/** Registers a release. With a share or steps, starts its canary; otherwise it goes live automatically when the rules allow it. */
async function publish(context: ReleaseContext, command: TeamCommand, cause: Cause): Promise<string> {
  const { remote, text = '' } = command;
  refuseLongText(text);
  const verified = verifyRelease(context.releaseKeys, remote, text);
  if (verified.problem) throw new HttpError(422, `The release is refused: ${verified.problem}.`);
  return context.db.transaction(async (tx) => {
    const layers = await lockLayers(tx, remote);
    const release = await registerRelease(tx, { ...verified, remote, text }, cause.by);
    refuseWithdrawn(release);
    const plan = planOf(command);
    if (plan) {
      const isFound = release.state !== candidateState || layers.servedId === release.id;
      const begun = await applyCanary(tx, release, plan, cause);
      return isFound ? begun : `${begun} ${noEdgeYet}`;
    }
    const { state, version } = await goLiveByItself(tx, context, release, layers, cause);
    return `${remote} ${version} is ${told[state] ?? `${state}.`}`;
  });
}

/** `key` is the name of the key that signed the command. */
export async function runTeamCommand(
  context: ReleaseContext,
  command: TeamCommand,
  key: string,
): Promise<SignedAnswer> {
  const { action, remote, reason } = command;
  const { db } = context;
  if (action === 'list')
    return { message: `The releases of ${remote}.`, lines: await linesOfReleases(db, remote) };
  if (action === 'why')
    return { message: `What was done with ${remote}.`, lines: await linesOfEvents(db, remote) };
  const cause: Cause = { by: { name: `${remote} team`, user: null }, reason, detail: { key } };
  const needsReason = action !== 'publish' || planOf(command) !== undefined;
  if (needsReason && reason === '') throw new FieldError(422, 'reason', 'A reason is required');
  if (action === 'publish') return { message: await publish(context, command, cause), lines: [] };
  const change = { ...command, action };
  return { message: await db.transaction((tx) => applyCommand(tx, context, change, cause)), lines: [] };
}
