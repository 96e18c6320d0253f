import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Config } from '../config';
import { createMisreadPage } from '../pages/bad-url-page';
import { shellStylesheets } from '../pages/head/page-stylesheets';
import { hashesOf } from '../pages/head/stylesheet';
import { securityHeaders, transportHeaders } from '../pages/policy';
import type { Site } from '../site/open-site';
import { sendText } from './send';

export function answerMisreadBy(config: Config, site: Site) {
  const stylesheets = shellStylesheets(site.shell);
  const page = createMisreadPage(site.shell.assets, stylesheets);
  const headers = {
    ...transportHeaders(config),
    ...securityHeaders(config, hashesOf(stylesheets)),
    'content-type': 'text/html; charset=utf-8',
    'cache-control': 'no-store',
  };
  return (request: FastifyRequest, reply: FastifyReply) => sendText(request, reply.code(400), headers, page);
}
