import { policyReportPath } from '@gallery/shared/contract/telemetry/beacon';
import { bootHash } from './head/boot-script';
import { startHash } from './head/start-script';

const paystack = {
  script: ' https://js.paystack.co',
  frame: ' https://checkout.paystack.com',
  connect: ' https://api.paystack.co',
};

const firebase = {
  connect:
    ' https://firebasestorage.googleapis.com https://identitytoolkit.googleapis.com https://securetoken.googleapis.com',
  image: ' https://firebasestorage.googleapis.com',
};

type Pages = {
  publicUrl: string;
  takesCards: boolean;
  firebaseStorage: boolean;
};

/** `data:` allows placeholders, `blob:` the preview of an upload. `styles` are the hashes of the page's inline styles. */
export function securityHeaders(
  { takesCards, firebaseStorage }: Omit<Pages, 'publicUrl'>,
  styles: string[] = [],
) {
  const { script, frame, connect } = takesCards ? paystack : { script: '', frame: '', connect: '' };
  const storage = firebaseStorage ? firebase : { connect: '', image: '' };
  const policy = [
    "default-src 'self'",
    `script-src 'self' 'sha256-${bootHash}' 'sha256-${startHash}'${script}`,
    ["style-src 'self'", ...styles.map((hash) => `'sha256-${hash}'`)].join(' '),
    "worker-src 'self'",
    `frame-src 'self'${frame}`,
    `connect-src 'self'${connect}${storage.connect}`,
    `img-src 'self' data: blob:${storage.image}`,
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
    // Paystack's form runs in the page and writes HTML of its own.
    ...(takesCards ? [] : ["require-trusted-types-for 'script'", 'trusted-types default']),
    `report-uri ${policyReportPath}`,
  ];
  return {
    'content-security-policy': policy.join('; '),
    'x-frame-options': 'DENY',
    'referrer-policy': 'strict-origin-when-cross-origin',
    // Paystack's form opens the bank's page in a popup and receives its messages.
    'cross-origin-opener-policy': takesCards ? 'same-origin-allow-popups' : 'same-origin',
  };
}

export function transportHeaders({ publicUrl }: Pick<Pages, 'publicUrl'>): Record<string, string> {
  const transport = { 'strict-transport-security': 'max-age=31536000; includeSubDomains' };
  return { 'x-content-type-options': 'nosniff', ...(publicUrl.startsWith('https:') && transport) };
}
