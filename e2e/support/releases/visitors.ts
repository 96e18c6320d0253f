import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Page } from '@playwright/test';

/** The words that tell the built gallery remote from another release of it, on the collection's and a work's page. */
export const words = { old: 'Explore Different Piece.', new: 'Explore Another Piece.' };
export const headings = { old: 'About this artwork', new: 'About this piece' };

/** Changes the words of all pages. Pass it to `nextRelease`. */
export function inOtherWords(code: string): string {
  return code.replaceAll(words.old, words.new).replaceAll(headings.old, headings.new);
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

/** Returns version and state of the gallery's release on an edge, such as `1.0.0 live`. */
export async function shownRelease({ url }: { url: string }): Promise<string> {
  const { releases } = await (await fetch(`${url}/api/health`)).json();
  return `${releases.gallery.version} ${releases.gallery.state}`;
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

/** Returns the files of a built release that the other one lacks. */
export function ownFiles(folder: string, other: string): string[] {
  const others = filesIn(other);
  return filesIn(folder).filter((file) => !others.includes(file));
}

function filesIn(folder: string): string[] {
  const { sha256 } = JSON.parse(readFileSync(path.join(folder, 'release.json'), 'utf8'));
  return Object.keys(sha256);
}

/** Collects the gallery remote's files that the page fetches from now on. */
export function followFiles(page: Page): Set<string> {
  const files = new Set<string>();
  page.on('request', (request) => {
    const [, file] = request.url().match(/\/remotes\/gallery\/([^?]+)/) ?? [];
    if (file) files.add(file);
  });
  return files;
}
