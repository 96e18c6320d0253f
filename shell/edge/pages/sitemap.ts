import { setTimeout as elapsed } from 'node:timers/promises';
import { maxListLimit } from '@gallery/shared/contract/fields/answer';
import type { Route, SitemapList } from '@gallery/shared/releases/release';
import escapeHtml from 'escape-html';
import { areaPaths } from '../../src/areas';
import type { Config } from '../config';

/** `apiUrl` returns an API that answers. `routes` returns those of the default releases, and the same object while they stay. */
type Source = Pick<Config, 'publicUrl'> & { apiUrl: () => string; routes: () => Record<string, Route> };
type Answer = Record<string, unknown> & { next?: string | null };

const maxAddresses = 50_000;
/** In milliseconds: the age of a list of works, the limit for one page of it, and the limit for the whole answer. */
const freshness = 10 * 60_000;
const limits = { page: 2000, answer: 1500 };

export function robotsOf({ publicUrl }: Pick<Source, 'publicUrl'>): string {
  const closed = Object.values(areaPaths).sort();
  const lines = ['User-agent: *', ...closed.map((path) => `Disallow: ${path}`), 'Allow: /'];
  return `${lines.join('\n')}\n\nSitemap: ${publicUrl}/sitemap.xml\n`;
}

/** Returns the last good sitemap while the API fails or is slow. Fails if there is none yet. */
export function createSitemap({ apiUrl, publicUrl, routes }: Source): () => Promise<string> {
  let lastGood: { xml: string; until: number; of: object } | undefined;
  let writing: Promise<string> | undefined;
  return sitemap;

  async function sitemap(): Promise<string> {
    if (lastGood && Date.now() < lastGood.until && lastGood.of === routes()) return lastGood.xml;
    writing ??= write(routes()).finally(() => {
      writing = undefined;
    });
    try {
      return await Promise.race([writing, tooLate()]);
    } catch (error) {
      if (lastGood) return lastGood.xml;
      throw error;
    }
  }

  async function write(of: Record<string, Route>): Promise<string> {
    const listed = Object.entries(of).filter(([, { sitemap }]) => sitemap !== undefined);
    if (listed.length === 0) throw new Error('no release names a public page');
    const perRoute = listed.map(([pattern, { sitemap }]) =>
      sitemap === true || sitemap === undefined ? [pattern] : pathsOf(pattern, sitemap),
    );
    // Puts the longest list last, where the limit cuts it off.
    const paths = (await Promise.all(perRoute)).sort((a, b) => a.length - b.length).flat();
    const addresses = paths
      .slice(0, maxAddresses)
      .map((path) => `<url><loc>${escapeHtml(publicUrl + path)}</loc></url>`);
    const xml = `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${addresses.join('\n')}\n</urlset>\n`;
    lastGood = { xml, until: Date.now() + freshness, of };
    return xml;
  }

  async function pathsOf(pattern: string, { list, items, paged = false }: SitemapList): Promise<string[]> {
    const paths: string[] = [];
    for (let cursor: string | null = ''; cursor !== null && paths.length < maxAddresses; ) {
      const answer = await read(paged ? pageOf(list, cursor) : list);
      const records = answer[items];
      if (!Array.isArray(records)) throw new Error(`${list} has no ${items}`);
      paths.push(...records.map(({ _id }) => pattern.replace(/:\w+/, encodeURIComponent(_id))));
      cursor = paged ? (answer.next ?? null) : null;
    }
    return paths;
  }

  async function read(path: string): Promise<Answer> {
    const signal = AbortSignal.timeout(limits.page);
    const answer = await fetch(`${apiUrl()}/api${path}`, { signal, redirect: 'error' });
    if (!answer.ok) throw new Error(`the API answered ${answer.status}`);
    return answer.json();
  }
}

function pageOf(list: string, cursor: string): string {
  const [path, query] = list.split('?');
  const params = new URLSearchParams(query);
  params.set('limit', String(maxListLimit));
  if (cursor) params.set('cursor', cursor);
  return `${path}?${params}`;
}

async function tooLate(): Promise<never> {
  await elapsed(limits.answer, undefined, { ref: false });
  throw new Error('the list of works did not come in time');
}
