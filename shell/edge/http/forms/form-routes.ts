import type { IncomingMessage } from 'node:http';
import { textBodyLimit } from '@gallery/shared/contract/fields/answer';
import { type RefusedForm, sentParameter } from '@gallery/shared/contract/forms/sent-form';
import { sendEarly } from '@gallery/shared/server/early-answer';
import type { FastifyPluginAsync, FastifyReply, FastifyRequest } from 'fastify';
import type { Config } from '../../config';
import { renderPage } from '../../pages/render-page';
import type { Site } from '../../site/open-site';
import type { Visitors } from '../../visitors/visitors';
import type { ApiConnection } from '../api/api-connection';
import { BodyTooLarge, BodyTooSlow } from '../proxy/bounded-body';
import { clientOf } from '../proxy/client-address';
import { sendPage } from '../send-page';
import { formType, isFormType, readForm, UnreadableForm, valuesOf } from './form-body';
import { isFromOwnPage } from './own-origin';
import { type PageForm, pageForms } from './page-forms';
import { sendForm } from './send-form';

type FormRoutes = {
  config: Config;
  site: Site;
  visitors: Visitors;
  api: ApiConnection;
  isSilent: () => boolean;
  bodyMs?: number;
};

/** Milliseconds to render a page that nobody else gets. */
const budget = 2000;

/** Forms of public pages, sent by a browser without scripts: a page answers them. */
export const formRoutes: FastifyPluginAsync<FormRoutes> = async (app, options) => {
  const { config, site, visitors, bodyMs = 25_000 } = options;
  app.removeAllContentTypeParsers();
  app.addContentTypeParser(formType, (_request: FastifyRequest, body: IncomingMessage) =>
    readForm(body, { maxBytes: textBodyLimit, withinMs: bodyMs }),
  );
  app.setErrorHandler((error, request, reply) => {
    const status = statusOf(error);
    if (!status) throw error;
    refuse(request, reply, status);
  });
  app.addHook('onRequest', (request, reply, done) => {
    const { headers } = request;
    if (!isFromOwnPage(headers, config.publicUrl)) refuse(request, reply, 403);
    else if (!isFormType(headers['content-type'], headers['content-encoding'])) refuse(request, reply, 415);
    else if (Number(headers['content-length']) > textBodyLimit) refuse(request, reply, 413);
    else done();
  });
  for (const form of pageForms)
    app.post<{ Params: { id?: string }; Body: URLSearchParams | undefined }>(form.page, (request, reply) =>
      answer(form, request, reply),
    );

  async function answer(
    form: PageForm,
    request: FastifyRequest<{ Params: { id?: string }; Body: URLSearchParams | undefined }>,
    reply: FastifyReply,
  ) {
    const [action = ''] = request.url.split('?');
    const values = valuesOf(request.body ?? new URLSearchParams(), form.fields);
    const client = clientOf(request.raw, config.behindFront);
    const outcome = await sendForm(options, { form, id: request.params.id ?? '', values, client });
    if ('sent' in outcome)
      return reply
        .header('cache-control', 'no-store')
        .redirect(`${action}?${sentParameter}=${outcome.sent}`, 303);
    const { status, retryAfter, message, errors } = outcome.refused;
    if (retryAfter) reply.header('retry-after', retryAfter);
    const began = performance.now();
    const page = await refusedPage(request, { action, values, message, errors });
    await sendPage(request, reply, { ...page, status }, `page;dur=${(performance.now() - began).toFixed(1)}`);
  }

  /** The page of the form, with what was written in it. */
  function refusedPage(request: FastifyRequest, refusedForm: RefusedForm) {
    const visit = visitors.visitOf(request);
    const { releaseSet, banner } =
      visit && 'releaseSet' in visit ? visit : { releaseSet: site.releaseSets.defaultSet() };
    const options = { budget, refusedForm };
    return renderPage(config, releaseSet, refusedForm.action, { publicCaching: 'no-store', banner, options });
  }
};

const messages: Record<number, string> = {
  400: 'The request could not be understood.',
  403: 'This form was not sent from a page of the gallery.',
  408: 'The form came too slowly.',
  413: 'What was sent is too large.',
  415: 'This address takes forms only.',
};

function refuse(request: FastifyRequest, reply: FastifyReply, status: number): FastifyReply {
  return sendEarly(request, reply, status, { message: messages[status] ?? messages[400] });
}

/** `undefined` for a failure of our own. */
function statusOf(error: unknown): number | undefined {
  if (error instanceof BodyTooLarge) return 413;
  if (error instanceof BodyTooSlow) return 408;
  return error instanceof UnreadableForm || Number(Object(error).statusCode) < 500 ? 400 : undefined;
}
