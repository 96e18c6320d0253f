import type { ErrorAnswer } from '@gallery/shared/contract/fields/answer';
import { homePath } from '@gallery/shared/paths/gallery-paths';
import { sendEarly } from '@gallery/shared/server/early-answer';
import escapeHtml from 'escape-html';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { ValidationError } from 'yup';
import { hasSavedChanges, isOutcomeUnknown, watchChanges } from '../../db/connection/outcome-unknown';
import { isDatabaseUnreachable } from '../../db/database-errors';
import { errorCodeOf } from '../../logging/error-record';
import { logRepeatable } from '../security-log';
import { HttpError } from './http-error';
import { sendPlainPage } from './plain-page';

/** Answers errors and unknown addresses. When a handler saved a change and then lost the database, the answer says so. */
export function answerErrors(app: FastifyInstance): void {
  app.setErrorHandler(answerError);
  app.setNotFoundHandler(answerUnknownAddress);
  app.addHook('preHandler', (_request, _reply, done) => watchChanges(done));
}

export function answerError(error: unknown, request: FastifyRequest, reply: FastifyReply) {
  const { status, answer } = reportedAnswerOf(error, request);
  return refuse(request, reply, status, answer);
}

/** Answers with a page, for addresses that people open from an email. Set it as the error handler of such routes. */
export function answerErrorWithPage(error: unknown, request: FastifyRequest, reply: FastifyReply) {
  const { status, answer } = reportedAnswerOf(error, request);
  if (isStillSending(request)) return sendEarly(request, reply, status, answer);
  const title = status === 404 ? 'This link does not work' : 'This did not work';
  const html = `<p>${escapeHtml(answer.message)}</p><p><a href="${homePath}">To the gallery</a></p>`;
  return sendPlainPage(reply.header('cache-control', 'no-store'), { title, html, status });
}

function reportedAnswerOf(error: unknown, request: FastifyRequest): { status: number; answer: ErrorAnswer } {
  const { status, answer } = isUnknownChange(error, request) ? unknownChange : errorAnswerOf(error);
  if (status >= 500) {
    const { method, routeOptions } = request;
    // Logs the route's pattern, because the address may contain a token or an email address.
    request.log.error({ err: error, method, route: routeOptions.url }, 'request failed');
  }
  if (status === 403 || (status === 401 && request.headers.authorization))
    logRepeatable(request, status === 403 ? 'access was refused' : 'a token was refused');
  return { status, answer };
}

function answerUnknownAddress(request: FastifyRequest, reply: FastifyReply) {
  return refuse(request, reply, 404, { message: defaultMessages[404] ?? '' });
}

/** Answers before it has read the whole body, and closes the connection. */
function refuse(request: FastifyRequest, reply: FastifyReply, status: number, answer: ErrorAnswer) {
  if (isStillSending(request)) return sendEarly(request, reply, status, answer);
  return reply.code(status).header('cache-control', 'no-store').send(answer);
}

function isStillSending({ raw, headers }: FastifyRequest): boolean {
  const hasBody = headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0;
  return hasBody && !raw.complete && !raw.readableEnded;
}

function errorAnswerOf(error: unknown): { status: number; answer: ErrorAnswer } {
  if (error instanceof HttpError) {
    const { statusCode, message, errors, current } = error;
    return { status: statusCode, answer: { message, errors, ...current } };
  }
  if (error instanceof ValidationError) return { status: 422, answer: brokenRulesOf(error) };
  if (isDiskUnavailable(error)) return { status: 503, answer: { message: noDisk } };
  const status = isDatabaseUnreachable(error) ? 503 : statusOf(error);
  return { status, answer: { message: defaultMessages[status] ?? 'The request could not be understood.' } };
}

function isUnknownChange(error: unknown, { method }: FastifyRequest): boolean {
  if (method === 'GET' || method === 'HEAD') return false;
  return isOutcomeUnknown(error) || (hasSavedChanges() && isDatabaseUnreachable(error));
}

const unknownChange = {
  status: 503,
  answer: {
    message:
      'The connection to the database broke, and we do not know whether your change is saved. Check it before you try again.',
  },
};

/** The disk is full, over its quota, read only, or broken. */
function isDiskUnavailable(error: unknown): boolean {
  return error instanceof Error && /^(ENOSPC|EDQUOT|EFBIG|EROFS|EIO)$/.test(errorCodeOf(error));
}

const noDisk = 'The gallery cannot save files at the moment. Please try again later.';

function brokenRulesOf(error: ValidationError): ErrorAnswer {
  const errors: Record<string, string> = {};
  for (const { path, message } of error.inner) errors[path || 'request'] ??= message;
  return { message: Object.values(errors)[0] ?? error.message, errors };
}

/** Fastify's codes for addresses that no route can match, for example with an overlong id. */
const unreadableAddresses = ['FST_ERR_BAD_URL', 'FST_ERR_MAX_PARAM_LENGTH'];

function statusOf(error: unknown): number {
  if (unreadableAddresses.includes(errorCodeOf(error) ?? '')) return 404;
  const status = error instanceof Error && 'statusCode' in error ? Number(error.statusCode) : 500;
  return status >= 400 && status < 500 ? status : 500;
}

const defaultMessages: Record<number, string> = {
  400: 'The request is not valid JSON.',
  404: 'There is nothing at this address.',
  413: 'The request is too large.',
  415: 'The request must be JSON.',
  500: 'Something went wrong on our side. Please try again.',
  503: 'The gallery cannot reach its database. Please try again in a moment.',
};
