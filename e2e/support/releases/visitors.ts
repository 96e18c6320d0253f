import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Page } from '@playwright/test';

/** What the collection's page and a work's page say of the gallery remote as it is built, and of another release of it. */
export const words = { old: 'Explore Different Piece.', new: 'Explore Another Piece.' };
export const headings = { old: 'About this artwork', new: 'About this piece' };

/** For `nextRelease`: all pages say which release they are of. */
export function inOtherWords(code: string): string {
  return code.replaceAll(words.old, words.new).replaceAll(headings.old, headings.new);
}

export type Seen = {
  release: 'old' | 'new';
  /** `name=value`, where the edge sets one. */
  cookie: string | undefined;
  caching: string;
  /** What the page says of itself in its beacons. */
  releases: Record<string, string>;
  /** With which its beacons count for a canary. */
  tokens: Record<string, string>;
};

/** A visitor of the landing page from this address, behind a front. */
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

/** A browser tells how a view of the landing page went. */
export async function tellOf({ releases, tokens }: Seen, url: string, address: string, error?: string) {
  const errors = error ? [{ remote: 'gallery', message: error }] : [];
  const failed = errors.map(({ remote }) => remote);
  return fetch(`${url}/telemetry`, {
    method: 'POST',
    headers: { 'x-forwarded-for': address, origin: url, 'content-type': 'text/plain' },
    body: JSON.stringify({ view: true, route: '/', releases, tokens, failed, errors, vitals: [] }),
  });
}

/** Different networks, as many as asked for. */
export function networks(count: number, from = 0): string[] {
  return Array.from({ length: count }, (_, at) => `203.${(from + at) >> 8}.${(from + at) & 255}.7`);
}

/** Files of a built release that another one has not. */
export function ownFiles(folder: string, other: string): string[] {
  const others = filesIn(other);
  return filesIn(folder).filter((file) => !others.includes(file));
}

function filesIn(folder: string): string[] {
  const { sha256 } = JSON.parse(readFileSync(path.join(folder, 'release.json'), 'utf8'));
  return Object.keys(sha256);
}

/** The gallery remote's files that a page fetches from now on. */
export function followFiles(page: Page): Set<string> {
  const files = new Set<string>();
  page.on('request', (request) => {
    const [, file] = request.url().match(/\/remotes\/gallery\/([^?]+)/) ?? [];
    if (file) files.add(file);
  });
  return files;
}
