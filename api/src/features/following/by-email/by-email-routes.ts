import { type MessageAnswer, messageSchema } from '@gallery/shared/contract/fields/answer.schema';
import { followAskedMessage, followByEmailPaths } from '@gallery/shared/contract/following/following';
import {
  type FollowByEmail,
  followByEmailSchema,
} from '@gallery/shared/contract/following/following-input.schema';
import { artistPath, artworksPath } from '@gallery/shared/paths/gallery-paths';
import escapeHtml from 'escape-html';
import type { FastifyInstance, FastifyPluginAsync } from 'fastify';
import { pages, refusals } from '../../../http/answers/answer-schemas';
import { noStore } from '../../../http/answers/cache-control';
import { answerErrorWithPage } from '../../../http/answers/error-answers';
import { HttpError } from '../../../http/answers/http-error';
import { sendPlainPage } from '../../../http/answers/plain-page';
import { limitRate, type Rate } from '../../../http/rate-limit/rate-limit';
import { acceptFormData } from '../../../http/requests/form-data';
import type { SignedIds } from '../../../http/signed-ids';
import { askToFollow } from './ask-to-follow';
import { confirmFollow, readEmailFollow } from './confirm-follow';
import { type EmailFollowContext, emailLinksOf } from './email-links';
import { stopFollows } from './stop-follows';

export type EmailFollowDeps = EmailFollowContext & { rateLimits: { contact: Rate } };
type Ask = { Body: FollowByEmail };
type One = { Params: { token: string } };

const tags = ['Following'];
const errorHandler = answerErrorWithPage;

/** An address without an account confirms a follow by a link, and stops all its follows by another one. */
export const followByEmailRoutes: FastifyPluginAsync<EmailFollowDeps> = async (app, deps) => {
  acceptFormData(app);
  app.addHook('onRequest', noStore);
  askRoutes(app, deps);
  confirmRoutes(app, deps);
  stopRoutes(app, deps);
};

function askRoutes(app: FastifyInstance, deps: EmailFollowDeps): void {
  const onRequest = limitRate(deps.db, 'follow by email', deps.rateLimits.contact);
  app.post<Ask>(
    followByEmailPaths.ask,
    {
      schema: {
        tags,
        summary: 'Ask to follow an artist without an account',
        body: followByEmailSchema,
        response: { 200: messageSchema, ...refusals(404, 422, 429) },
      },
      onRequest,
    },
    async (request): Promise<MessageAnswer> => {
      await askToFollow(deps, request.body);
      return { message: followAskedMessage };
    },
  );

  app.post<Ask>(
    followByEmailPaths.askPage,
    { schema: { body: followByEmailSchema }, onRequest, errorHandler },
    async (request, reply) => {
      await askToFollow(deps, request.body);
      const html = `<p>${followAskedMessage}</p>${linkTo(artworksPath, 'See the artworks')}`;
      return sendPlainPage(reply, { title: 'One more step', html });
    },
  );
}

const button = (label: string) =>
  `<form method="post"><button type="submit">${escapeHtml(label)}</button></form>`;
const linkTo = (path: string, label: string) =>
  `<p><a href="${escapeHtml(path)}">${escapeHtml(label)}</a></p>`;
const promise = (artist: string) =>
  `<p>We will email you when a new work by ${escapeHtml(artist)} arrives, at most once a day. Each email has a link that stops them.</p>`;

/** Only the pages' buttons change anything, because mail programs open links. */
function confirmRoutes(app: FastifyInstance, deps: EmailFollowDeps): void {
  const { confirming, stopPath } = emailLinksOf(deps);
  const url = '/following/by-email/confirm/:token';
  const schema = { tags, response: pages(200, 404) };

  app.get<One>(
    url,
    { schema: { ...schema, summary: 'Asks whether to follow the artist' }, errorHandler },
    async ({ params }, reply) => {
      const { artist } = await readEmailFollow(deps.db, readToken(confirming, params.token));
      return sendPlainPage(reply, {
        title: `Follow ${artist}`,
        html: `${promise(artist)}${button(`Follow ${artist}`)}`,
      });
    },
  );

  app.post<One>(
    url,
    {
      schema: {
        ...schema,
        response: pages(200, 404, 409),
        summary: 'Follows the artist without an account',
      },
      errorHandler,
    },
    async ({ params }, reply) => {
      const id = readToken(confirming, params.token);
      const { artist, slug, followerId } = await confirmFollow(deps.db, id);
      const links = `${linkTo(artistPath(slug), `See the works of ${artist}`)}${linkTo(stopPath(followerId), 'No more emails about new works')}`;
      return sendPlainPage(reply, { title: `You follow ${artist}`, html: `${promise(artist)}${links}` });
    },
  );
}

function stopRoutes(app: FastifyInstance, deps: EmailFollowDeps): void {
  const { stopping } = emailLinksOf(deps);
  const url = '/following/by-email/stop/:token';
  const schema = { tags, response: pages(200, 404) };

  app.get<One>(
    url,
    { schema: { ...schema, summary: 'Asks whether to stop all follows of an address' }, errorHandler },
    async ({ params }, reply) => {
      readToken(stopping, params.token);
      const html = `<p>You get an email when new works of the artists whom you follow arrive.</p>${button('No more emails')}`;
      return sendPlainPage(reply, { title: 'Stop these emails?', html });
    },
  );

  app.post<One>(
    url,
    { schema: { ...schema, summary: 'Stops all follows of an address' }, errorHandler },
    async ({ params }, reply) => {
      await stopFollows(deps.db, readToken(stopping, params.token));
      const html = `<p>You get no more emails about new works.</p>${linkTo(artworksPath, 'See the artworks')}`;
      return sendPlainPage(reply, { title: 'No more emails', html });
    },
  );
}

function readToken(tokens: SignedIds, token: string): string {
  const id = tokens.read(token);
  if (!id) throw new HttpError(404, 'This link is not complete. Please open it from the email again.');
  return id;
}
