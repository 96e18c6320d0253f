import { createHmac, timingSafeEqual } from 'node:crypto';

/** `until` is ISO 8601. */
export type Preview = { digest: string; until: string };

/** In characters; a generated token has about 200. */
export const maxPreviewToken = 300;

/** Makes the token of a preview's link from its release and expiry, with an HMAC-SHA-256. `key` is the registry's, in base64url. */
export function previewToken(key: string, { digest, until }: Preview): string {
  const preview = Buffer.from(JSON.stringify({ digest, until })).toString('base64url');
  return `${preview}.${macOf(key, preview)}`;
}

/** Returns `undefined` for a token that this key did not make. The caller must check whether it has expired. */
export function readPreviewToken(key: string, token: string): Preview | undefined {
  if (token.length > maxPreviewToken || key === '') return undefined;
  const [, preview = '', mac = ''] = token.match(/^([\w-]+)\.([\w-]{43})$/) ?? [];
  if (!preview || !timingSafeEqual(Buffer.from(mac), Buffer.from(macOf(key, preview)))) return undefined;
  return JSON.parse(String(Buffer.from(preview, 'base64url')));
}

function macOf(key: string, preview: string): string {
  return createHmac('sha256', Buffer.from(key, 'base64url')).update(preview).digest('base64url');
}
