import { createHmac, timingSafeEqual } from 'node:crypto';

/** `until`: ISO 8601. */
export type Preview = { digest: string; until: string };

/** In characters; a token as it is made has about 200. */
export const maxPreviewToken = 300;

/** The token of a preview's link: what it opens and until when, with its HMAC-SHA-256. `key` is the registry's, base64url. */
export function previewToken(key: string, { digest, until }: Preview): string {
  const preview = Buffer.from(JSON.stringify({ digest, until })).toString('base64url');
  return `${preview}.${macOf(key, preview)}`;
}

/** Returns `undefined` for a token that was not made with this key. Whether it has expired is for the caller to ask. */
export function readPreviewToken(key: string, token: string): Preview | undefined {
  if (token.length > maxPreviewToken || key === '') return undefined;
  const [, preview = '', mac = ''] = token.match(/^([\w-]+)\.([\w-]{43})$/) ?? [];
  if (!preview || !timingSafeEqual(Buffer.from(mac), Buffer.from(macOf(key, preview)))) return undefined;
  return JSON.parse(String(Buffer.from(preview, 'base64url')));
}

function macOf(key: string, preview: string): string {
  return createHmac('sha256', Buffer.from(key, 'base64url')).update(preview).digest('base64url');
}
