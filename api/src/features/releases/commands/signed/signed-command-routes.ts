import { maxCommandBytes, releasePaths, type SignedAnswer } from '@gallery/shared/contract/releases/releases';
import { signedAnswerSchema } from '@gallery/shared/contract/releases/releases.schema';
import {
  type SignedCommand,
  signedCommandSchema,
} from '@gallery/shared/contract/releases/releases-input.schema';
import type { FastifyInstance } from 'fastify';
import { refusals } from '../../../../http/answers/answer-schemas';
import { noStore } from '../../../../http/answers/no-store';
import { limitRate } from '../../../../http/rate-limit/rate-limit';
import type { ReleaseRouteDeps } from '../../release-context';
import { tags } from '../../staff';
import { readSignedCommand } from './read-signed-command';
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
