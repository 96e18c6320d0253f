import {
  maxCommandBytes,
  type RemoteName,
  releasePaths,
  remoteNames,
  type SignedAnswer,
} from '@gallery/shared/contract/releases/releases';
import { signedAnswerSchema } from '@gallery/shared/contract/releases/releases.schema';
import {
  type SignedCommand,
  signedCommandSchema,
  type TeamCommand,
  teamCommandSchema,
} from '@gallery/shared/contract/releases/releases-input.schema';
import { type ReleaseKeys, verifySignature } from '@gallery/shared/server/release-signature';
import type { FastifyInstance } from 'fastify';
import { refusals } from '../../../../http/answers/answer-schemas';
import { noStore } from '../../../../http/answers/cache-control';
import { HttpError } from '../../../../http/answers/http-error';
import { limitRate } from '../../../../http/rate-limit/rate-limit';
import { cast } from '../../../../http/requests/validation';
import { type ReleaseRouteDeps, tags } from '../../release-context';
import { runTeamCommand } from './run-team-command';
import { useNonce } from './use-nonce';

export function signedCommandRoutes(app: FastifyInstance, deps: ReleaseRouteDeps): void {
  const { db, rateLimits } = deps;
  app.post<{ Body: SignedCommand }>(
    releasePaths.signed,
    {
      schema: {
        tags,
        summary: 'What a team asks for its own remote, signed with its key',
        body: signedCommandSchema,
        response: { 200: signedAnswerSchema, ...refusals(403, 409, 422, 429) },
      },
      bodyLimit: maxCommandBytes,
      onRequest: [limitRate(db, 'signed-command', rateLimits.signedCommand), noStore],
    },
    async ({ body }): Promise<SignedAnswer> => {
      const command = readSignedCommand(deps, body);
      await useNonce(db, command);
      return runTeamCommand(deps, command, body.key);
    },
  );
}

/** Throws a 403 unless a team signed exactly this text for its own remote and this site, and a 422 for text that is not a command. */
function readSignedCommand(
  { releaseKeys: keys, publicUrl }: Pick<ReleaseRouteDeps, 'releaseKeys' | 'publicUrl'>,
  { command, key, signature }: SignedCommand,
): TeamCommand {
  if (keys.size === 0)
    throw new HttpError(403, 'No keys of teams are configured, so the registry accepts no signed command.');
  const signers = remoteNames.filter((remote) =>
    isSignedBy(keys, remote, command, { key, value: signature }),
  );
  if (signers.length === 0) throw new HttpError(403, 'No key in RELEASE_KEYS signed this command.');
  const given = cast(teamCommandSchema, parsed(command));
  refuseForeign(given.remote, signers);
  if (originOf(given.site) !== originOf(publicUrl))
    throw new HttpError(403, `The command is for ${given.site}, and this site is ${publicUrl}.`);
  return given;
}

function isSignedBy(
  keys: ReleaseKeys,
  remote: RemoteName,
  text: string,
  signature: { key: string; value: string },
): boolean {
  try {
    verifySignature(keys, remote, { kind: 'command', text }, signature);
    return true;
  } catch {
    return false;
  }
}

function originOf(site: string): string | null {
  return URL.canParse(site) ? new URL(site).origin : null;
}

function parsed(command: string): unknown {
  try {
    return JSON.parse(command);
  } catch {
    throw new HttpError(422, 'The command is not valid JSON.');
  }
}

function refuseForeign(remote: RemoteName, signers: RemoteName[]): void {
  if (signers.includes(remote)) return;
  throw new HttpError(403, `The key is ${signers.join(' and ')}’s, and the command is for ${remote}.`);
}
