import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Config } from './config';
import { createMisreadPage, isMisread } from './misread-page';
import { createPages } from './pages';
import { securityHeaders } from './policy';
import { proxy } from './proxy';
import { sendFile, sendPacked, sendText } from './send';
import type { Site } from './site';
import { createSitemap, robotsOf } from './sitemap';

/** One origin: pages, the shell's files, the remotes' files, the API. */
export function createHandler(config: Config, site: Site) {
  const { areas, names } = site;
  const pages = createPages(config, site);
  const pageHeaders = {
    ...securityHeaders(config),
    'content-type': 'text/html; charset=utf-8',
  };
  const sitemap = createSitemap(config);
  const misreadPage = createMisreadPage(site.assets);
  return answer;

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<unknown> {
    const { pathname, search } = pathOf(request);
    const [, folder, file = ''] = pathname.match(/^\/(static|remotes\/\w+\/static)\/([\w.-]+)$/) ?? [];
    if (folder === 'static') return sendFile(request, response, file, site.files.get(file));
    if (folder) return sendRemoteFile(request, response, folder.split('/')[1] ?? '', file);
    if (pathname === '/api/health') return sendHealth(request, response);
    if (/^\/(api|v0)(\/|$)/.test(pathname))
      return proxy(request, response, {
        url: config.apiUrl + pathname + search,
        behindFront: config.behindFront,
      });
    if (pathname === '/teams.json' && config.teams) return sendJson(request, response, 200, versions());
    if (pathname === '/remotes.json') return sendJson(request, response, 200, pages.entries());
    if (pathname === '/robots.txt') return sendForRobots(request, response, 'text/plain', robotsOf(config));
    if (pathname === '/sitemap.xml') return sendSitemap(request, response);
    if (isMisread(request.url)) return sendText(request, response, 400, pageHeaders, misreadPage);
    // One address for each page; a path begins with one slash here, so it leads nowhere else.
    if (/.\/$/.test(pathname))
      return response.writeHead(308, { location: pathname.replace(/\/+$/, '') + search }).end();
    return sendPage(request, response, pathname, search);
  }

  async function sendSitemap(request: IncomingMessage, response: ServerResponse) {
    const xml = await sitemap().catch(() => null);
    if (xml === null)
      return response.writeHead(503, { 'retry-after': '60', 'cache-control': 'no-store' }).end();
    return sendForRobots(request, response, 'application/xml', xml);
  }

  function sendForRobots(request: IncomingMessage, response: ServerResponse, type: string, text: string) {
    const headers = { 'content-type': `${type}; charset=utf-8`, 'cache-control': 'public, max-age=600' };
    return sendText(request, response, 200, headers, text);
  }

  /** Each team's release, for the boundaries drawn on the page. */
  function versions(): Record<string, string> {
    const open = names.map((name) => [name, areas[name].release()?.version ?? 'not open'] as const);
    return { shell: config.shellVersion, ...Object.fromEntries(open) };
  }

  async function sendRemoteFile(
    request: IncomingMessage,
    response: ServerResponse,
    name: string,
    file: string,
  ) {
    const remote = names.find((known) => known === name);
    const body = remote && (await site.remotes[remote].file(`static/${file}`));
    return sendFile(request, response, file, body);
  }

  async function sendHealth(request: IncomingMessage, response: ServerResponse) {
    const missing: string[] = names.filter((name) => !areas[name].release());
    const api = await fetch(`${config.apiUrl}/api/health`, { signal: AbortSignal.timeout(2000) }).catch(
      () => null,
    );
    if (!api?.ok) missing.unshift('api');
    const body = missing.length > 0 ? { status: 'waiting', missing } : { status: 'ok' };
    return sendJson(request, response, missing.length > 0 ? 503 : 200, body);
  }

  function sendJson(request: IncomingMessage, response: ServerResponse, status: number, body: object) {
    const headers = { 'content-type': 'application/json; charset=utf-8', 'cache-control': 'no-store' };
    return sendText(request, response, status, headers, JSON.stringify(body));
  }

  async function sendPage(
    request: IncomingMessage,
    response: ServerResponse,
    pathname: string,
    search: string,
  ) {
    const began = performance.now();
    const withTeams = config.teams && new URLSearchParams(search).has('teams');
    const made = withTeams ? pages.pageWithTeams(pathname, search) : pages.page(pathname, search);
    const { status, location, cacheControl, etag, packed } = await made;
    if (location) return response.writeHead(status, { location, 'cache-control': 'no-store' }).end();
    const timing = `page;dur=${(performance.now() - began).toFixed(1)}`;
    const headers = {
      ...pageHeaders,
      ...(withTeams && { 'x-robots-tag': 'noindex' }),
      'cache-control': cacheControl,
      etag,
      'server-timing': timing,
    };
    if (status === 200 && request.headers['if-none-match'] === etag)
      return response.writeHead(304, headers).end();
    return sendPacked(request, response, status, headers, packed);
  }
}

/** The path as it was sent: `new URL(url, base)` would read `//other/path` as another host. */
function pathOf({ url = '/' }: IncomingMessage) {
  const query = url.indexOf('?');
  const pathname = query < 0 ? url : url.slice(0, query);
  return { pathname: pathname.replace(/^\/+/, '/'), search: query < 0 ? '' : url.slice(query) };
}
