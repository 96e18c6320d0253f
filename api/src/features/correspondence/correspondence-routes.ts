import type { FastifyPluginAsync } from 'fastify';
import type { Database } from '../../db/client';
import type { Outbox } from '../mail/outbox';
import { conversationRoutes } from './conversation-routes';
import { inboundRoutes } from './inbound/inbound-routes';
import { templateRoutes } from './templates/template-routes';

type CorrespondenceDeps = { db: Database; outbox: Outbox; inboundSecret?: string };

export const correspondenceRoutes: FastifyPluginAsync<CorrespondenceDeps> = async (app, deps) => {
  const { db, outbox, inboundSecret: secret } = deps;
  app.register(conversationRoutes, { db, outbox });
  app.register(templateRoutes, { db });
  const { inboundAddress } = outbox.settings;
  if (!secret || !inboundAddress) return;
  app.register(inboundRoutes, { db, settings: { ...outbox.settings, inboundAddress }, secret });
};
