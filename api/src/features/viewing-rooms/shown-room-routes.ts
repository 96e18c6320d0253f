import { type MessageAnswer, messageSchema } from '@gallery/shared/contract/fields/answer.schema';
import { shownRoomSchema } from '@gallery/shared/contract/viewing-rooms/viewing-room.schema';
import {
  type RoomViewsInput,
  roomViewsInputSchema,
} from '@gallery/shared/contract/viewing-rooms/viewing-room-input.schema';
import { networkOf } from '@gallery/shared/domain/network';
import type { FastifyPluginAsync } from 'fastify';
import type { Database } from '../../db/client';
import { refusals } from '../../http/answers/answer-schemas';
import { noStore } from '../../http/answers/cache-control';
import { pdfSchema, sendPdf } from '../../http/answers/downloads';
import { isRequestBy } from '../../http/authentication';
import { limitRate, type Rate } from '../../http/rate-limit/rate-limit';
import type { MakePaper } from '../papers/paper-process';
import { catalogueDrawer } from './catalogue/draw-catalogue';
import { readCatalogue } from './catalogue/room-catalogue';
import { countViews } from './count-views';
import { readShownRoom } from './shown-room';

type Linked = { Params: { token: string } };

const tags = ['Viewing rooms'];

export type ShownRoomDeps = {
  db: Database;
  rateLimits: { quote: Rate; order: Rate };
  makePaper: MakePaper;
  mediaFolder: string;
};

export const shownRoomRoutes: FastifyPluginAsync<ShownRoomDeps> = async (app, deps) => {
  const { db, rateLimits, makePaper, mediaFolder } = deps;
  const drawCatalogue = catalogueDrawer(makePaper, mediaFolder);
  app.addHook('onRequest', noStore);
  app.addHook('onRequest', async (_request, reply) => {
    reply.header('x-robots-tag', 'noindex').header('referrer-policy', 'no-referrer');
  });

  app.get<Linked>(
    '/viewing/:token',
    {
      schema: {
        tags,
        summary: 'The viewing room of a link',
        response: { 200: shownRoomSchema, ...refusals(404) },
      },
    },
    ({ params }) => readShownRoom(db, params.token),
  );

  app.post<Linked & { Body: RoomViewsInput }>(
    '/viewing/:token/views',
    {
      schema: {
        tags,
        summary: 'Count an opening of a viewing room, and the seconds for which a visitor saw each work',
        body: roomViewsInputSchema,
        response: { 200: messageSchema, ...refusals(404, 422, 429) },
      },
      onRequest: limitRate(db, 'room views', rateLimits.quote),
    },
    async (request): Promise<MessageAnswer> => {
      if (await isRequestBy('admin', request)) return { message: 'Visits of staff do not count.' };
      const sender = { token: request.params.token, network: networkOf(request.ip) };
      await countViews(db, sender, request.body);
      return { message: 'Counted.' };
    },
  );

  app.get<Linked>(
    '/viewing/:token/catalogue.pdf',
    {
      schema: {
        tags,
        summary: 'The works of a viewing room as a PDF',
        response: { 200: pdfSchema, ...refusals(404, 429) },
      },
      onRequest: limitRate(db, 'room catalogue', rateLimits.order),
    },
    async ({ params }, reply) => {
      const catalogue = await readCatalogue(db, params.token);
      return sendPdf(reply, 'viewing-room.pdf', await drawCatalogue(params.token, catalogue));
    },
  );
};
