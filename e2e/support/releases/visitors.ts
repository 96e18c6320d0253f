import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, type Page } from '@playwright/test';

/** The words that tell the built gallery remote from another release of it, on the collection's and a work's page. */
export const words = { old: 'Explore Different Piece.', new: 'Explore Another Piece.' };
export const headings = { old: 'About this artwork', new: 'About this piece' };

/** Changes the words of all pages. Pass it to `nextRelease`. */
export function inOtherWords(code: string): string {
  return code.replaceAll(words.old, words.new).replaceAll(headings.old, headings.new);
}

/** Like `inOtherWords`, and throws in browsers after the page has loaded. */
export function failing(code: string): string {
  const changed = inOtherWords(code);
  if (!code.includes(words.old)) return changed;
  return `${changed}\n;if(typeof document==='object')setTimeout(()=>{throw new Error('no prices')});`;
}

export type Seen = {
  release: 'old' | 'new';
  /** `name=value`, or `undefined` if the edge sets none. */
  cookie: string | undefined;
  caching: string;
  /** The releases that the page names in its beacons. */
  releases: Record<string, string>;
  /** The tokens that make the page's beacons count for a canary. */
  tokens: Record<string, string>;
};

/** Opens the landing page as a visitor from this address, behind a proxy. */
export async function see(url: string, address: string, cookie = ''): Promise<Seen> {
  const answer = await fetch(url, { headers: { 'x-forwarded-for': address, cookie } });
  const html = await answer.text();
  const [, state = '{}'] = html.match(/id="page-state">(.*?)<\/script>/s) ?? [];
  return {
    release: html.includes(words.new) ? 'new' : 'old',
    cookie: answer.headers.get('set-cookie')?.split(';')[0],
    caching: answer.headers.get('cache-control') ?? '',
    releases: JSON.parse(state).releases,
    tokens: tokensIn(answer.headers.get('server-timing') ?? ''),
  };
}

function tokensIn(timing: string): Record<string, string> {
  const entries = timing.matchAll(/canary-(\w+);desc="([^"]+)"/g);
  return Object.fromEntries([...entries].map(([, remote, token]) => [remote, token]));
}

/** Returns version and state of the gallery's release on an edge, such as `2.0.0 live`. */
export async function shownRelease({ url }: { url: string }): Promise<string> {
  const { releases } = await (await fetch(`${url}/api/health`)).json();
  return `${releases.gallery.version} ${releases.gallery.state}`;
}

/** Returns the same as a visitor from this address gets it. */
export async function releaseFor(url: string, address: string): Promise<string> {
  const answer = await fetch(`${url}/teams.json`, { headers: { 'x-forwarded-for': address } });
  const { gallery } = await answer.json();
  return `${gallery.version} ${gallery.state}`;
}

/** Returns those of the addresses whose visitors get the release with the new words. */
export async function whoGetsNew(url: string, addresses: string[]): Promise<string[]> {
  const seen = await Promise.all(addresses.map((address) => see(url, address)));
  return addresses.filter((_, at) => seen[at]?.release === 'new');
}

/** Sends a browser's report about a view of the landing page. */
export async function tellOf({ releases, tokens }: Seen, url: string, address: string, error?: string) {
  const errors = error ? [{ remote: 'gallery', message: error }] : [];
  const failed = errors.map(({ remote }) => remote);
  return fetch(`${url}/telemetry`, {
    method: 'POST',
    headers: { 'x-forwarded-for': address, origin: url, 'content-type': 'text/plain' },
    body: JSON.stringify({ view: true, route: '/', releases, tokens, failed, errors, vitals: [] }),
  });
}

export function networks(count: number, from = 0): string[] {
  return Array.from({ length: count }, (_, at) => `203.${(from + at) >> 8}.${(from + at) & 255}.7`);
}

/** Opens the landing page from this address. Returns the gallery's files that the page fetches from now on. */
export async function openFrom(page: Page, url: string, address: string): Promise<Set<string>> {
  await page.setExtraHTTPHeaders({ 'x-forwarded-for': address });
  const files = new Set<string>();
  page.on('request', (request) => {
    const [, file] = request.url().match(/\/remotes\/gallery\/([^?]+)/) ?? [];
    if (file) files.add(file);
  });
  await page.goto(url);
  return files;
}

/** Expects files that only this built release has, and none that only the other one has. */
export function expectFilesOf(release: string, fetched: Set<string>, other: string): void {
  const [own, others] = [release, other].map(filesIn) as [string[], string[]];
  expect([...fetched].filter((file) => own.includes(file) && !others.includes(file))).not.toEqual([]);
  expect([...fetched].filter((file) => others.includes(file) && !own.includes(file))).toEqual([]);
}

function filesIn(folder: string): string[] {
  const { sha256 } = JSON.parse(readFileSync(path.join(folder, 'release.json'), 'utf8'));
  return Object.keys(sha256);
}
