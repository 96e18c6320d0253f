import type { IncomingHttpHeaders } from 'node:http';

/** Tells whether a form comes from a page of this site, as far as the browser says so. */
export function isFromOwnPage(headers: IncomingHttpHeaders, publicUrl: string): boolean {
  const { origin, 'sec-fetch-site': site } = headers;
  if (site !== undefined && site !== 'same-origin' && site !== 'none') return false;
  return origin === undefined || origin === new URL(publicUrl).origin;
}
