import type { IncomingMessage } from 'node:http';
import { type RefusedForm, sentParameter, textBodyLimit } from '@gallery/shared/contract/fields/answer';
import { idPattern } from '@gallery/shared/domain/id';
import type { PageForm } from '@gallery/shared/releases/release';
import { sendEarly } from '@gallery/shared/server/early-answer';
import type { FastifyPluginAsync, FastifyReply, FastifyRequest } from 'fastify';
import { areaOf } from '../../../src/areas';
import type { ApiConnection } from '../../api/api-connection';
import type { Config } from '../../config';
import { renderPage } from '../../pages/render-page';
import { matchRoute } from '../../pages/routes/release-routes';
import type { Visitors } from '../../visitors/visitors';
import { refuseWrite } from '../errors/error-answer';
import { BodyCutOff, BodyTooLarge, BodyTooSlow, wholeBodyMs } from '../proxy/bounded-body';
import { forwardedFor } from '../proxy/client-address';
import { sendPage } from '../send-page';
import { formType, isFormType, isFromOwnPage, readForm, UnreadableForm, valuesOf } from './form-request';
import { sendForm } from './send-form';

type FormRoutes = {
  config: Config;
  visitors: Visitors;
  api: ApiConnection;
  bodyMs?: number;
};

type FoundForm = { action: string; form: PageForm; id: string };

const budget = 2000;

/** Handles public forms of browsers without scripts, and answers with a page. */
export const formRoutes: FastifyPluginAsync<FormRoutes> = async (app, options) => {
  const { config, visitors, bodyMs = wholeBodyMs } = options;
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
    if (!formOf(request)) refuseWrite(request, reply);
    else if (!isFromOwnPage(headers, config.publicUrl))
      refuse(request, reply, 403, foreignForm(config.publicUrl, request));
    else if (!isFormType(headers['content-type'], headers['content-encoding'])) refuse(request, reply, 415);
    else if (Number(headers['content-length']) > textBodyLimit) refuse(request, reply, 413);
    else done();
  });
  app.post<{ Body: URLSearchParams | undefined }>('/*', (request, reply) => {
    const found = formOf(request);
    return found ? answer(found, request, reply) : refuseWrite(request, reply);
  });

  function formOf(request: FastifyRequest): FoundForm | undefined {
    const [action = ''] = request.url.split('?');
    const release = visitors.releaseSetOf(request).areas[areaOf(action)].release();
    const found = release && !/.\/$/.test(action) ? matchRoute(release.routes, action) : undefined;
    if (!found?.route.form || !(found.id === '' || idPattern.test(found.id))) return undefined;
    return { action, form: found.route.form, id: found.id };
  }

  async function answer(
    { action, form, id }: FoundForm,
    request: FastifyRequest<{ Body: URLSearchParams | undefined }>,
    reply: FastifyReply,
  ) {
    const values = valuesOf(request.body ?? new URLSearchParams(), form.fields);
    const client = forwardedFor(request.raw, config.behindFront);
    const outcome = await sendForm(options, { form, id, values, client });
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

  function refusedPage(request: FastifyRequest, refusedForm: RefusedForm) {
    const visit = visitors.visitOf(request);
    const banner = visit && 'banner' in visit ? visit.banner : undefined;
    const options = { budget, refusedForm };
    const releaseSet = visitors.releaseSetOf(request);
    return renderPage(config, releaseSet, refusedForm.action, { publicCaching: 'no-store', banner, options });
  }
};

const messages: Record<number, string> = {
  400: 'The request could not be understood.',
  408: 'The form took too long to arrive.',
  413: 'What was sent is too large.',
  415: 'This address accepts forms only.',
};

function foreignForm(publicUrl: string, { url }: FastifyRequest): string {
  const [page = ''] = url.split('?');
  return `This form was not sent from a page of the gallery. Open ${publicUrl}${page} and send it from there.`;
}

function refuse(
  request: FastifyRequest,
  reply: FastifyReply,
  status: number,
  message = messages[status] ?? messages[400],
): FastifyReply {
  return sendEarly(request, reply, status, { message });
}

/** Returns `undefined` for an internal failure. */
function statusOf(error: unknown): number | undefined {
  if (error instanceof BodyTooLarge) return 413;
  if (error instanceof BodyTooSlow || error instanceof BodyCutOff) return 408;
  return error instanceof UnreadableForm || Number(Object(error).statusCode) < 500 ? 400 : undefined;
}
