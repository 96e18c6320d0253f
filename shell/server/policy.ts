import { bootHash } from './page';

/** What a page may load, frame and call beside our own origin, when cards are paid with Paystack. */
const paystack = {
  script: ' https://js.paystack.co',
  frame: ' https://checkout.paystack.com',
  connect: ' https://api.paystack.co',
};

/**
 * The headers of every page. One inline script is known by its hash, pictures may also be data URIs (the
 * placeholders); behind TLS browsers are told to stay there.
 */
export function securityHeaders({ publicUrl, takesCards }: { publicUrl: string; takesCards: boolean }) {
  const { script, frame, connect } = takesCards ? paystack : { script: '', frame: '', connect: '' };
  const policy = [
    "default-src 'self'",
    `script-src 'self' 'sha256-${bootHash}'${script}`,
    `frame-src 'self'${frame}`,
    `connect-src 'self'${connect}`,
    "img-src 'self' data:",
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ];
  const transport = { 'strict-transport-security': 'max-age=31536000; includeSubDomains' };
  return {
    'content-security-policy': policy.join('; '),
    'x-content-type-options': 'nosniff',
    'x-frame-options': 'DENY',
    'referrer-policy': 'strict-origin-when-cross-origin',
    ...(publicUrl.startsWith('https:') && transport),
  };
}
