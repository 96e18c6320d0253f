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

export const securityHeaders = {
  'content-security-policy': contentSecurityPolicy,
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
  'referrer-policy': 'strict-origin-when-cross-origin',
};
