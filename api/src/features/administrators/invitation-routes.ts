import { messageSchema } from '@gallery/shared/contract/fields/answer.schema';
import { administratorPaths } from '@gallery/shared/contract/staff/administrators';
import { openInvitationSchema } from '@gallery/shared/contract/staff/administrators.schema';
import {
  type AcceptInvitationInput,
  acceptInvitationSchema,
  type InvitationTokenInput,
  invitationTokenSchema,
} from '@gallery/shared/contract/staff/administrators-input.schema';
import type { FastifyPluginAsync } from 'fastify';
import type { Database } from '../../db/client';
import { refusals } from '../../http/answers/answer-schemas';
import { noStore } from '../../http/answers/cache-control';
import type { Outbox } from '../mail/outbox';
import { acceptInvitation, readInvitation } from './accept-invitation';

export type AdministratorDeps = { db: Database; outbox: Outbox };

const tags = ['Administrators'];

/** For the invited person, whom the token of the mail admits. It travels in bodies, so it reaches no log. */
export const invitationRoutes: FastifyPluginAsync<AdministratorDeps> = async (app, { db, outbox }) => {
  app.addHook('onRequest', noStore);
  app.post<{ Body: InvitationTokenInput }>(
    administratorPaths.read,
    {
      schema: {
        tags,
        summary: 'Read an invitation to the back office',
        body: invitationTokenSchema,
        response: { 200: openInvitationSchema, ...refusals(404, 422) },
      },
    },
    ({ body }) => readInvitation(db, body.token),
  );

  app.post<{ Body: AcceptInvitationInput }>(
    administratorPaths.accept,
    {
      schema: {
        tags,
        summary: 'Accept an invitation to the back office, and set a password',
        body: acceptInvitationSchema,
        response: { 200: messageSchema, ...refusals(404, 409, 422) },
      },
    },
    async ({ body }) => {
      const email = await acceptInvitation(db, outbox, body);
      return { message: `You are an administrator now. Log in as ${email}.` };
    },
  );
};
