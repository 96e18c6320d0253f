import type { FastifyPluginAsync, FastifyReply } from 'fastify';
import type { Config } from '../config';
import { leavePreviewPath } from '../pages/head/preview-banner';
import type { Site } from '../site/open-site';
import type { Visitors } from '../visitors/visitors';
import { plainAnswers } from './errors/plain-answer';

type Previews = { config: Config; site: Site; visitors: Visitors };

/** A link from staff starts a preview, and its banner ends it. */
export const previewRoutes: FastifyPluginAsync<Previews> = async (app, { config, site, visitors }) => {
  const answerOver = plainAnswers(config, site)(404, {
    title: 'This preview has ended',
    lead: 'The link has expired, its release was withdrawn, or the link is incomplete. An administrator can create a new one.',
    action: { href: '/', label: 'To the gallery' },
  });
  app.get(leavePreviewPath, (_request, reply) => goHome(reply, visitors.previews.end()));
  app.get<{ Params: { token: string } }>('/preview/:token', async (request, reply) => {
    const cookie = await visitors.previews.begin(request.params.token);
    return cookie ? goHome(reply, cookie) : answerOver(request, reply);
  });
};

function goHome(reply: FastifyReply, cookie: string): FastifyReply {
  return reply
    .headers({ 'set-cookie': cookie, 'cache-control': 'no-store', 'x-robots-tag': 'noindex' })
    .redirect('/', 303);
}
