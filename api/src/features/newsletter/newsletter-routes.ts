import { type MessageAnswer, messageSchema } from '@gallery/shared/contract/fields/answer.schema';
import { email } from '@gallery/shared/contract/fields/text.schema';
import { newsletterPaths, subscribedMessage } from '@gallery/shared/contract/newsletter/newsletter';
import { homePath } from '@gallery/shared/paths/gallery-paths';
import { stringify } from 'csv-stringify/sync';
import type { FastifyInstance, FastifyPluginAsync } from 'fastify';
import { type InferType, object } from 'yup';
import { needs } from '../../http/admin-gate';
import { pages, refusals } from '../../http/answers/answer-schemas';
import { noStore } from '../../http/answers/cache-control';
import { csvOptions, csvSchema, csvTime, sendCsv } from '../../http/answers/downloads';
import { answerErrorWithPage } from '../../http/answers/error-answers';
import { HttpError } from '../../http/answers/http-error';
import { sendPlainPage } from '../../http/answers/plain-page';
import { limitRate, type Rate } from '../../http/rate-limit/rate-limit';
import { acceptFormData } from '../../http/requests/form-data';
import type { SignedIds } from '../../http/signed-ids';
import {
  confirm,
  leave,
  linksOf,
  type NewsletterContext,
  readConfirmed,
  readReader,
  subscribe,
} from './subscribe';

export type NewsletterDeps = NewsletterContext & { rateLimits: { contact: Rate } };
type One = { Params: { token: string } };

const subscribeSchema = object({ email: email('Email') });
type Subscribe = { Body: InferType<typeof subscribeSchema> };

const tags = ['Newsletter'];
const errorHandler = answerErrorWithPage;

export const newsletterRoutes: FastifyPluginAsync<NewsletterDeps> = async (app, deps) => {
  acceptFormData(app);
  app.addHook('onRequest', noStore);
  subscribeRoute(app, deps);
  confirmRoutes(app, deps);
  leaveRoutes(app, deps);
  exportRoute(app, deps);
};

function subscribeRoute(app: FastifyInstance, deps: NewsletterDeps): void {
  const onRequest = limitRate(deps.db, 'newsletter', deps.rateLimits.contact);
  app.post<Subscribe>(
    newsletterPaths.subscribe,
    {
      schema: {
        tags,
        summary: 'Ask for the newsletter',
        body: subscribeSchema,
        response: { 200: messageSchema, ...refusals(422, 429) },
      },
      onRequest,
    },
    async (request): Promise<MessageAnswer> => {
      await subscribe(deps, request.body.email);
      return { message: subscribedMessage };
    },
  );

  app.post<Subscribe>(
    newsletterPaths.subscribePage,
    { schema: { body: subscribeSchema }, onRequest, errorHandler },
    async (request, reply) => {
      await subscribe(deps, request.body.email);
      return sendPlainPage(reply, { title: 'One more step', html: `<p>${subscribedMessage}</p>${homeLink}` });
    },
  );
}

const homeLink = `<p><a href="${homePath}">To the gallery</a></p>`;
const button = (label: string) => `<form method="post"><button type="submit">${label}</button></form>`;

function confirmRoutes(app: FastifyInstance, deps: NewsletterDeps): void {
  const { confirming } = linksOf(deps);
  const url = '/newsletter/confirm/:token';
  const schema = { tags, response: pages(200, 404) };

  app.get<One>(
    url,
    { schema: { ...schema, summary: 'Asks for the confirmation' }, errorHandler },
    async ({ params }, reply) => {
      if (!(await readReader(deps.db, readToken(confirming, params.token)))) throw gone();
      const title = 'Confirm your address';
      return sendPlainPage(reply, { title, html: `<p>You asked for our newsletter.</p>${button(title)}` });
    },
  );

  app.post<One>(
    url,
    { schema: { ...schema, summary: 'Confirms an address' }, errorHandler },
    async ({ params }, reply) => {
      if (!(await confirm(deps, readToken(confirming, params.token)))) throw gone();
      const html = `<p>You get our newsletter. Each one has a link to leave it.</p>${homeLink}`;
      return sendPlainPage(reply, { title: 'Your address is confirmed', html });
    },
  );
}

function leaveRoutes(app: FastifyInstance, deps: NewsletterDeps): void {
  const { leaving } = linksOf(deps);
  const url = '/newsletter/leave/:token';
  const schema = { tags, response: pages(200, 404) };

  app.get<One>(
    url,
    { schema: { ...schema, summary: 'Asks whether to leave' }, errorHandler },
    async ({ params }, reply) => {
      readToken(leaving, params.token);
      const html = `<p>You get news about works, exhibitions, and auctions.</p>${button('Leave')}`;
      return sendPlainPage(reply, { title: 'Leave the newsletter?', html });
    },
  );

  app.post<One>(
    url,
    { schema: { ...schema, summary: 'Leaves the newsletter' }, errorHandler },
    async ({ params }, reply) => {
      await leave(deps.db, readToken(leaving, params.token));
      const html = `<p>You get no more newsletters, and we have deleted your address from the list.</p>${homeLink}`;
      return sendPlainPage(reply, { title: 'You have left', html });
    },
  );
}

function exportRoute(app: FastifyInstance, deps: NewsletterDeps): void {
  const { leaveUrl } = linksOf(deps);
  app.get(
    newsletterPaths.csv,
    {
      schema: {
        tags,
        summary: 'Confirmed readers as CSV, each with the link to leave',
        security: [{ token: [] }],
        response: { 200: csvSchema, ...refusals(401, 403) },
      },
      ...needs('people'),
    },
    async (_request, reply) => {
      const readers = await readConfirmed(deps.db);
      const rows = readers.map(({ id, email, confirmedAt }) => [
        email,
        confirmedAt ? csvTime(confirmedAt) : '',
        leaveUrl(id),
      ]);
      return sendCsv(reply, 'newsletter.csv', stringify(rows, csvOptions(['Email', 'Confirmed', 'Leave'])));
    },
  );
}

function readToken(tokens: SignedIds, token: string): string {
  const id = tokens.read(token);
  if (!id) throw new HttpError(404, 'This link is not complete. Please open it from the email again.');
  return id;
}

function gone(): HttpError {
  return new HttpError(404, 'This link is no longer good. Please ask for the newsletter again.');
}
