import { bootHash } from './page';

/** Everything comes from our own origin; one inline script is known by its hash; pictures may also be data URIs (the placeholders). */
const contentSecurityPolicy = [
  "default-src 'self'",
  `script-src 'self' 'sha256-${bootHash}'`,
  "img-src 'self' data:",
  "object-src 'none'",
  "base-uri 'none'",
  "form-action 'self'",
  "frame-ancestors 'none'",
].join('; ');

const headers = {
  'content-security-policy': contentSecurityPolicy,
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
  'referrer-policy': 'strict-origin-when-cross-origin',
};

/** The headers of every page; behind TLS browsers are told to stay there. */
export function securityHeaders(publicUrl: string): Record<string, string> {
  const transport = { 'strict-transport-security': 'max-age=31536000; includeSubDomains' };
  return publicUrl.startsWith('https:') ? { ...headers, ...transport } : headers;
}
