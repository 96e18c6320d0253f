import type { FastifyInstance, FastifyPluginAsync } from 'fastify';
import { adminOnly } from '../../http/admin-gate';
import { HttpError } from '../../http/answers/http-error';
import { commandRoutes } from './commands/command-routes';
import { signedCommandRoutes } from './commands/signed/signed-command-routes';
import { previewRoutes } from './previews/preview-routes';
import { readingRoutes } from './reading/reading-routes';
import type { ReleaseContext, ReleaseRouteDeps } from './release-context';

/** Limits a body's number of texts, and the number of characters outside of them. */
const limits = { texts: 20, between: 200 };

/** Accepts only JSON with few texts, because anyone may send a body that blocks the parser for a tenth of a second. */
function takeFlatJson(app: FastifyInstance): void {
  const parse = app.getDefaultJsonParser('error', 'error');
  app.removeAllContentTypeParsers();
  app.addContentTypeParser<string>('application/json', { parseAs: 'string' }, (request, body, done) => {
    if (isFlat(body)) void parse(request, body, done);
    else done(new HttpError(422, 'A signed command has a command, a key and a signature alone.'));
  });
}

/** Tells whether JSON has few texts and few other characters. Stops at the first excess. */
export function isFlat(json: string): boolean {
  let [texts, between] = [0, 0];
  for (let at = 0; at < json.length; texts++) {
    const quote = json.indexOf('"', at);
    between += (quote < 0 ? json.length : quote) - at;
    if (texts > limits.texts || between > limits.between) return false;
    if (quote < 0) return true;
    at = endOfText(json, quote + 1);
  }
  return true;
}

function endOfText(json: string, from: number): number {
  let end = json.indexOf('"', from);
  while (end >= 0 && isEscaped(json, from, end)) end = json.indexOf('"', end + 1);
  return end < 0 ? json.length : end + 1;
}

function isEscaped(json: string, from: number, quote: number): boolean {
  let first = quote;
  while (first > from && json[first - 1] === '\\') first--;
  return (quote - first) % 2 === 1;
}

export const releaseRoutes: FastifyPluginAsync<ReleaseRouteDeps> = async (app, deps) => {
  app.register(staffRoutes, deps);
  app.register(teamRoutes, deps);
};

const teamRoutes: FastifyPluginAsync<ReleaseRouteDeps> = async (app, deps) => {
  takeFlatJson(app);
  signedCommandRoutes(app, deps);
};

const staffRoutes: FastifyPluginAsync<ReleaseContext> = async (app, context) => {
  adminOnly(app, 'releases', 'releases');
  readingRoutes(app, context);
  commandRoutes(app, context);
  previewRoutes(app, context);
};
