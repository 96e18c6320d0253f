import type { SignedAnswer } from '@gallery/shared/contract/releases/releases';
import type { TeamCommand } from '@gallery/shared/contract/releases/releases-input.schema';
import { HttpError } from '../../../../http/answers/http-error';
import type { Cause } from '../../audit/record-event';
import type { ReleaseContext } from '../../release-context';
import { applyCommand, planOf } from '../apply-command';
import { publish } from './publish';
import { linesOfEvents, linesOfReleases } from './team-lines';

/** `key`: the name of the key that signed the command. */
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
  if (needsReason && reason === '')
    throw new HttpError(422, 'A reason is required', { reason: 'A reason is required' });
  if (action === 'publish') return { message: await publish(context, command, cause), lines: [] };
  const change = { ...command, action };
  return { message: await db.transaction((tx) => applyCommand(tx, context, change, cause)), lines: [] };
}
