import { brand } from '@gallery/shared/brand';
import { type GalleryFacts, settingsPaths } from '@gallery/shared/contract/settings/settings';
import { machineLists } from '@gallery/shared/paths/machine-paths';
import type { FeedList, Route } from '@gallery/shared/releases/release';
import escapeHtml from 'escape-html';
import type { Config } from '../config';

export const feedPath = '/feed.xml';

/** In milliseconds. */
const patience = 2000;

type Routes = Record<string, Route>;
type Source = Pick<Config, 'publicUrl'> & { apiUrl: string; routes: Routes };

/** Returns the newest records of the routes' feeds as RSS 2.0. Fails without an answer of the API. */
export async function readFeed({ apiUrl, publicUrl, routes }: Source): Promise<string> {
  const items = Object.entries(routes).map(async ([pattern, { feed }]) => {
    if (!feed) return [];
    const records = await readRecords(apiUrl, feed);
    return records.map((record) => itemOf(record, feed, publicUrl + pathOf(pattern, record)));
  });
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom"><channel>',
    `<title>${escapeHtml(brand.name)}: new works</title>`,
    `<link>${escapeHtml(publicUrl)}/</link>`,
    `<atom:link href="${escapeHtml(publicUrl + feedPath)}" rel="self" type="application/rss+xml"/>`,
    `<description>${escapeHtml(brand.tagline)}</description><language>en</language>`,
    ...(await Promise.all(items)).flat(),
    '</channel></rss>',
  ].join('\n');
}

async function readFacts(apiUrl: string): Promise<GalleryFacts> {
  const answer = await fetch(`${apiUrl}/api${settingsPaths.gallery}`, {
    signal: AbortSignal.timeout(patience),
    redirect: 'error',
  });
  if (!answer.ok) throw new Error(`the API answered ${answer.status}`);
  return (await answer.json()) as GalleryFacts;
}

type FeedRecord = Record<string, unknown> & { _id: string };

async function readRecords(apiUrl: string, { list, items }: FeedList): Promise<FeedRecord[]> {
  const signal = AbortSignal.timeout(patience);
  const answer = await fetch(`${apiUrl}/api${list}`, { signal, redirect: 'error' });
  if (!answer.ok) throw new Error(`the API answered ${answer.status}`);
  const records = ((await answer.json()) as Record<string, unknown>)[items];
  if (!Array.isArray(records)) throw new Error(`${list} has no ${items}`);
  return records;
}

const pathOf = (pattern: string, { _id }: FeedRecord) => pattern.replace(/:\w+/, encodeURIComponent(_id));

function itemOf(record: FeedRecord, { title, text, person }: FeedList, url: string): string {
  const link = escapeHtml(url);
  const { firstname, lastname } = Object(record[person]) as { firstname?: string; lastname?: string };
  const by = firstname && lastname ? ` by ${firstname} ${lastname}` : '';
  return [
    `<item><title>${xmlText(record[title])}${xmlText(by)}</title>`,
    `<link>${link}</link><guid>${link}</guid>`,
    `<description>${xmlText(record[text])}</description></item>`,
  ].join('');
}

/** Leaves out characters that XML forbids. */
function xmlText(content: unknown): string {
  return escapeHtml(String(content ?? '').replace(/(?![\t\n\r])\p{Cc}|[\ufffe\uffff]/gu, ''));
}

/** Describes the site for language models (llmstxt.org): what it is, its public pages, and its machine-readable lists. */
export async function readLlmsText({ apiUrl, publicUrl, routes }: Source): Promise<string> {
  const { address, hours } = await readFacts(apiUrl).catch(() => brand);
  const pages = Object.entries(routes)
    .filter(([, { sitemap, title }]) => sitemap === true && title)
    .map(([path, { title }]) => `- [${title}](${publicUrl}${path})`);
  const lists = [
    `- [All pages](${publicUrl}/sitemap.xml): every work, artist, event, and lot`,
    `- [New works](${publicUrl}${feedPath}): RSS`,
    ...machineLists(publicUrl),
  ];
  return [
    `# ${brand.name}`,
    `> ${brand.story}`,
    `${address}. Open ${hours}. Prices are in naira.`,
    '## Pages',
    pages.join('\n'),
    '## Lists',
    lists.join('\n'),
    '',
  ].join('\n\n');
}
