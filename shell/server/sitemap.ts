import { listLimitMost } from '@gallery/shared/contract/answer';
import { type ArtworksAnswer, artworkPaths } from '@gallery/shared/contract/artwork';
import type { Config } from './config';

type Where = Pick<Config, 'apiUrl' | 'publicUrl'>;

/** The public pages beside the works; what is behind a log-in is nobody's find. */
const publicPaths = ['/', '/artist', '/about', '/event-booking', '/auction-bidding', '/contact-us'];

/** A sitemap names no more addresses than this. */
const addressesMost = 50_000;
/** Milliseconds that a list of works is good for, and that a page of it may take. */
const freshness = 10 * 60_000;
const patience = 10_000;

/** Search engines may see everything that needs no log-in. */
export function robotsOf({ publicUrl }: Where): string {
  const lines = ['User-agent: *', 'Disallow: /admin', 'Disallow: /dashboard', 'Allow: /'];
  return `${lines.join('\n')}\n\nSitemap: ${publicUrl}/sitemap.xml\n`;
}

/** Answers the sitemap of the public pages and of every work. Fails when the API does. */
export function createSitemap({ apiUrl, publicUrl }: Where): () => Promise<string> {
  let kept: { xml: Promise<string>; until: number } | undefined;
  return sitemap;

  function sitemap(): Promise<string> {
    if (kept && Date.now() < kept.until) return kept.xml;
    const xml = write();
    kept = { xml, until: Date.now() + freshness };
    xml.catch(() => {
      kept = undefined;
    });
    return xml;
  }

  async function write(): Promise<string> {
    const works = await workPaths();
    const paths = [...publicPaths, ...works].slice(0, addressesMost);
    const addresses = paths.map((path) => `<url><loc>${escaped(publicUrl + path)}</loc></url>`);
    return `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${addresses.join('\n')}\n</urlset>\n`;
  }

  async function workPaths(): Promise<string[]> {
    const paths: string[] = [];
    for (let cursor: string | null = ''; cursor !== null && paths.length < addressesMost; ) {
      const { artworks, next }: ArtworksAnswer = await pageOfWorks(cursor);
      paths.push(...artworks.map(({ _id }) => `/art-page/${_id}`));
      cursor = next;
    }
    return paths;
  }

  async function pageOfWorks(cursor: string): Promise<ArtworksAnswer> {
    const query = new URLSearchParams({ limit: String(listLimitMost), ...(cursor && { cursor }) });
    const signal = AbortSignal.timeout(patience);
    const answer = await fetch(`${apiUrl}/api${artworkPaths.list}?${query}`, { signal });
    if (!answer.ok) throw new Error(`the API answered ${answer.status}`);
    return answer.json();
  }
}

function escaped(address: string): string {
  return address.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll("'", '&apos;');
}
