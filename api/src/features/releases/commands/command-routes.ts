import { releasePaths } from '@gallery/shared/contract/releases/releases';
import { releaseChangedSchema } from '@gallery/shared/contract/releases/releases.schema';
import {
  type AutoPromoteInput,
  autoPromoteInputSchema,
  type ReleaseCommand,
  releaseCommandSchema,
} from '@gallery/shared/contract/releases/releases-input.schema';
import type { FastifyInstance } from 'fastify';
import { refusals } from '../../../http/answers/answer-schemas';
import { type Actor, recordEvent } from '../audit/record-event';
import { registry } from '../registry/registry.table';
import { administratorOf, type ReleaseContext, security, tags } from '../release-context';
import { applyCommand } from './apply-command';

export function commandRoutes(app: FastifyInstance, context: ReleaseContext): void {
  const { db } = context;
  app.post<{ Body: ReleaseCommand }>(
    releasePaths.command,
    {
      schema: {
        tags,
        summary: 'Promote, try out, roll back, pin or unpin a release',
        security,
        body: releaseCommandSchema,
        response: { 200: releaseChangedSchema, ...refusals(401, 403, 409, 422) },
      },
    },
    async (request) => {
      const { reason, ...change } = request.body;
      const cause = { by: administratorOf(request), reason };
      return { message: await db.transaction((tx) => applyCommand(tx, context, change, cause)) };
    },
  );

  app.put<{ Body: AutoPromoteInput }>(
    releasePaths.autoPromote,
    {
      schema: {
        tags,
        summary: 'Choose whether new releases go live automatically',
        security,
        body: autoPromoteInputSchema,
        response: { 200: releaseChangedSchema, ...refusals(401, 403, 422) },
      },
    },
    async (request) => {
      await chooseAutoPromote(context, request.body, administratorOf(request));
      const effect = request.body.on ? 'go live automatically' : 'wait until somebody promotes them';
      return { message: `New releases ${effect}.` };
    },
  );
}

async function chooseAutoPromote({ db }: ReleaseContext, { on, reason }: AutoPromoteInput, by: Actor) {
  await db.transaction(async (tx) => {
    await tx.update(registry).set({ autoPromote: on });
    await recordEvent(tx, { action: 'auto-promote', remote: null, by, reason, detail: { on } });
  });
}
