import type { BrowserContext, Request } from '@playwright/test';

/** What no log, report, or trace may hold: an address of a person, a password of the journeys, a card, or a token. */
const secrets = {
  'an email address': /[\w.+-]+@[\w-]+(?:\.[\w-]+)+/,
  'a password': /a long secret|harmattan over Ikoyi/,
  'a card': /\b4\d{3} ?\d{4} ?\d{4} ?\d{4}\b/,
  // The protocol of Firebase Storage puts a token into the address of each public picture.
  'a token': /\bBearer \S|(?<!\?alt=media)[?&#](?:token|code|access)=\w|\bsession=\w/i,
};

/** Returns what the text holds, in words. */
export function secretsIn(text: string): string[] {
  return Object.entries(secrets)
    .filter(([, pattern]) => pattern.test(text))
    .map(([what]) => what);
}

/** Collects the addresses and the telemetry reports of a browser that hold a secret. */
export function followSecrets(context: BrowserContext): string[] {
  const leaks: string[] = [];
  context.on('request', (request) => {
    for (const text of writtenBy(request)) leaks.push(...secretsIn(text).map((what) => `${what}: ${text}`));
  });
  return leaks;
}

/** Staff search for people by address. The page keeps the search so that Back finds it; logs and referrers do not. */
function writtenBy(request: Request): string[] {
  const address = new URL(request.url());
  address.searchParams.delete('q');
  const isReport = ['/telemetry', '/policy-reports'].includes(address.pathname);
  return [decoded(address.href), ...(isReport ? [request.postData() ?? ''] : [])];
}

function decoded(address: string): string {
  try {
    return decodeURIComponent(address);
  } catch {
    return address;
  }
}
