import { setTimeout as elapsed } from 'node:timers/promises';
import { type LotsAnswer, lotPaths } from '@gallery/shared/contract/auctions/auction';
import { type ArtworksAnswer, artworkPaths } from '@gallery/shared/contract/catalogue/artwork';
import { maxListLimit } from '@gallery/shared/contract/fields/answer';
import { type EventsAnswer, eventPaths } from '@gallery/shared/contract/programme/event';
import escapeHtml from 'escape-html';
import type { Config } from '../config';

type Where = Pick<Config, 'apiUrl' | 'publicUrl'>;

const publicPaths = ['/', '/artist', '/about', '/event-booking', '/auction-bidding', '/contact-us'];

const maxAddresses = 50_000;
/** Milliseconds: age of a list of works, limit for one page of it, limit for the whole answer. */
const freshness = 10 * 60_000;
const limits = { page: 2000, answer: 1500 };

export function robotsOf({ publicUrl }: Where): string {
  const lines = ['User-agent: *', 'Disallow: /admin', 'Disallow: /dashboard', 'Allow: /'];
  return `${lines.join('\n')}\n\nSitemap: ${publicUrl}/sitemap.xml\n`;
}

/** Returns the last good sitemap while the API fails or is slow; fails if there is none yet. */
export function createSitemap({ apiUrl, publicUrl }: Where): () => Promise<string> {
  let lastGood: { xml: string; until: number } | undefined;
  let writing: Promise<string> | undefined;
  return sitemap;

  async function sitemap(): Promise<string> {
    if (lastGood && Date.now() < lastGood.until) return lastGood.xml;
    writing ??= write().finally(() => {
      writing = undefined;
    });
    try {
      return await Promise.race([writing, tooLate()]);
    } catch (error) {
      if (lastGood) return lastGood.xml;
      throw error;
    }
  }

  async function write(): Promise<string> {
    const [works, events, lots] = await Promise.all([workPaths(), eventPagePaths(), lotPagePaths()]);
    const paths = [...publicPaths, ...events, ...lots, ...works].slice(0, maxAddresses);
    const addresses = paths.map((path) => `<url><loc>${escapeHtml(publicUrl + path)}</loc></url>`);
    const xml = `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${addresses.join('\n')}\n</urlset>\n`;
    lastGood = { xml, until: Date.now() + freshness };
    return xml;
  }

  async function eventPagePaths(): Promise<string[]> {
    const { events } = await read<EventsAnswer>(eventPaths.list);
    return events.map(({ _id }) => `/event-booking/${_id}`);
  }

  async function workPaths(): Promise<string[]> {
    const page = (query: URLSearchParams) => read<ArtworksAnswer>(`${artworkPaths.list}?${query}`);
    return pathsOf(page, ({ artworks }) => artworks.map(({ _id }) => `/art-page/${_id}`));
  }

  async function lotPagePaths(): Promise<string[]> {
    const page = (query: URLSearchParams) => read<LotsAnswer>(`${lotPaths.list}?${query}`);
    return pathsOf(page, ({ lots }) => lots.map(({ _id }) => `/auction-bidding/${_id}`));
  }

  async function read<Answer>(path: string): Promise<Answer> {
    const answer = await fetch(`${apiUrl}/api${path}`, { signal: AbortSignal.timeout(limits.page) });
    if (!answer.ok) throw new Error(`the API answered ${answer.status}`);
    return answer.json();
  }
}

async function pathsOf<Page extends { next: string | null }>(
  read: (query: URLSearchParams) => Promise<Page>,
  pathsIn: (page: Page) => string[],
): Promise<string[]> {
  const paths: string[] = [];
  for (let cursor: string | null = ''; cursor !== null && paths.length < maxAddresses; ) {
    const page: Page = await read(
      new URLSearchParams({ limit: String(maxListLimit), ...(cursor && { cursor }) }),
    );
    paths.push(...pathsIn(page));
    cursor = page.next;
  }
  return paths;
}

async function tooLate(): Promise<never> {
  await elapsed(limits.answer, undefined, { ref: false });
  throw new Error('the list of works did not come in time');
}
