import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Config } from '../../config';
import { shellStylesheets } from '../../pages/head/page-stylesheets';
import { hashesOf } from '../../pages/head/stylesheet';
import { createPlainPage } from '../../pages/plain/plain-page';
import { securityHeaders, transportHeaders } from '../../pages/policy';
import type { Site } from '../../site/open-site';
import { sendText } from '../send';

/** Answers with a page that needs no remote and no script. */
export function plainAnswers(config: Config, { shell }: Pick<Site, 'shell'>) {
  const stylesheets = shellStylesheets(shell);
  const headers = {
    ...transportHeaders(config),
    ...securityHeaders(config, hashesOf(stylesheets)),
    'content-type': 'text/html; charset=utf-8',
    'cache-control': 'no-store',
    'x-robots-tag': 'noindex',
  };
  return (status: number, page: Parameters<typeof createPlainPage>[2], more: Record<string, string> = {}) => {
    const text = createPlainPage(shell.assets, stylesheets, page);
    return (request: FastifyRequest, reply: FastifyReply) =>
      sendText(request, reply.code(status), { ...headers, ...more }, text);
  };
}
