import { conversationPaths } from '@gallery/shared/contract/correspondence/conversation';
import {
  conversationSavedSchema,
  conversationSchema,
  conversationsSchema,
} from '@gallery/shared/contract/correspondence/conversation.schema';
import {
  type ChangeConversationInput,
  type ConversationQuery,
  changeConversationSchema,
  conversationQuerySchema,
  type LetterInput,
  letterInputSchema,
} from '@gallery/shared/contract/correspondence/conversation-input.schema';
import type { FastifyPluginAsync } from 'fastify';
import type { Database } from '../../db/client';
import { adminOnly } from '../../http/admin-gate';
import { refusals } from '../../http/answers/answer-schemas';
import { byAccount } from '../../http/authentication';
import type { Outbox } from '../mail/outbox';
import { changeConversation } from './change-conversation';
import { listConversations } from './list-conversations';
import { readConversation } from './read-conversation';
import { sendLetter } from './send-letter';

const common = { tags: ['Messages'], security: [{ token: [] }] };

type OfOne = { Params: { id: string } };

export const conversationRoutes: FastifyPluginAsync<{ db: Database; outbox: Outbox }> = async (
  app,
  { db, outbox },
) => {
  adminOnly(app, 'correspondence');
  const receives = outbox.settings.inboundAddress !== undefined;

  app.get<{ Querystring: ConversationQuery }>(
    conversationPaths.list,
    {
      schema: {
        ...common,
        summary: 'Enquiries and messages in one state, the newest activity first',
        querystring: conversationQuerySchema,
        response: { 200: conversationsSchema, ...refusals(401, 403, 422) },
      },
    },
    (request) => listConversations(db, request.query, byAccount(request)),
  );

  app.get<OfOne>(
    '/conversation/:id',
    {
      schema: {
        ...common,
        summary: 'An enquiry or message with its letters',
        response: { 200: conversationSchema, ...refusals(401, 403, 404) },
      },
    },
    ({ params }) => readConversation(db, params.id, receives),
  );

  app.put<OfOne & { Body: ChangeConversationInput }>(
    '/conversation/:id',
    {
      schema: {
        ...common,
        summary: 'Assign, snooze, complete, or open a conversation',
        body: changeConversationSchema,
        response: { 200: conversationSavedSchema, ...refusals(401, 403, 404, 422) },
      },
    },
    async (request) => ({
      message: await changeConversation(db, request.params.id, request.body, byAccount(request)),
    }),
  );

  app.post<OfOne & { Body: LetterInput }>(
    '/conversation/:id/letters',
    {
      schema: {
        ...common,
        summary: 'Mail an answer to the customer and keep it',
        body: letterInputSchema,
        response: { 200: conversationSavedSchema, ...refusals(401, 403, 404, 409, 422) },
      },
    },
    async (request) => {
      const by = byAccount(request);
      await sendLetter(db, outbox, request.params.id, { ...request.body, by });
      return { message: request.body.done ? 'Answer sent. The conversation is done.' : 'Answer sent.' };
    },
  );
};
