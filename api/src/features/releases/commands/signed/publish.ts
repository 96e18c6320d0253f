import type { ReleaseState } from '@gallery/shared/contract/releases/release-states';
import type { TeamCommand } from '@gallery/shared/contract/releases/releases-input.schema';
import { HttpError } from '../../../../http/answers/http-error';
import type { Cause } from '../../audit/record-event';
import { refuseLongText } from '../../offers/refuse-long-text';
import { goLiveByItself } from '../../offers/register-offer';
import { registerRelease } from '../../offers/register-release';
import { lockLayers } from '../../registry/lock-layers';
import { refuseWithdrawn } from '../../registry/refuse-unfit';
import { verifyRelease } from '../../registry/verify-release';
import type { ReleaseContext } from '../../release-context';
import { applyCanary, planOf } from '../apply-command';

/** What was published is, and what to do next. */
const told: Partial<Record<ReleaseState, string>> = {
  live: 'live for all.',
  offered: 'offered. It waits until it is promoted or tried as a canary.',
  replaced: 'replaced by a newer one. Only promoting brings it back.',
};

/** Edges read a remote's server and offer what they find there; until one has, none has the files. */
const noEdgeYet =
  "No edge can open it yet: none has found it on the remote's server. Visitors keep what they have until it is there.";

/** Registers a release; with a share or steps its canary begins, else it goes live by itself when it may. */
export async function publish(context: ReleaseContext, command: TeamCommand, cause: Cause): Promise<string> {
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
      const isFound = release.state !== 'offered' || layers.servedId === release.id;
      const begun = await applyCanary(tx, release, plan, cause);
      return isFound ? begun : `${begun} ${noEdgeYet}`;
    }
    const { state, version } = await goLiveByItself(tx, context, release, layers, cause);
    return `${remote} ${version} is ${told[state] ?? `${state}.`}`;
  });
}
