import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import type { CanaryArm } from './counted-releases';

const maxAgeMs = 3_600_000;
/** The number of used tokens in memory. Forgetting one invalidates all tokens of its time and earlier, so that none counts twice. */
const maxUsed = 50_000;
/** The time in base 36, a nonce, and the first 132 bits of the HMAC. */
const form = /^([0-9a-z]{1,11})\.[\w-]{12}\.[\w-]{22}$/;

/** The release of a remote in one page response, and the network that requested the page. */
export type CanaryView = { run: string; arm: CanaryArm; digest: string; network: string };
export type CanaryTokens = ReturnType<typeof createCanaryTokens>;
type Options = { secret: () => string; now?: () => number; max?: number };

/** Makes tokens that prove that this site's edges sent a page. `secret` is the same for all edges, and no visitor knows it. */
export function createCanaryTokens({ secret, now = Date.now, max = maxUsed }: Options) {
  const used = new Map<string, { time: number; hasFailed: boolean }>();
  let forgottenUntil = 0;
  return { issue, accepts, use, senderOf, size: () => used.size };

  function issue(view: CanaryView): string {
    const head = `${now().toString(36)}.${randomBytes(9).toString('base64url')}`;
    return `${head}.${macOf(head, view)}`;
  }

  /** A token counts once as a view and, if the page fails later, once more as a failure. */
  function accepts(token: string, view: CanaryView, hasFailed: boolean): boolean {
    const time = timeOf(token);
    if (time <= forgottenUntil || time < now() - maxAgeMs || !isGenuine(token, view)) return false;
    const known = used.get(token);
    return !known || (hasFailed && !known.hasFailed);
  }

  function use(token: string, hasFailed: boolean): void {
    for (const [oldest, { time }] of used) {
      if (time >= now() - maxAgeMs) break;
      used.delete(oldest);
    }
    const [oldest] = used.size >= max && !used.has(token) ? used : [];
    if (oldest) {
      used.delete(oldest[0]);
      forgottenUntil = Math.max(forgottenUntil, oldest[1].time);
    }
    used.set(token, { time: timeOf(token), hasFailed });
  }

  function isGenuine(token: string, view: CanaryView): boolean {
    const end = token.lastIndexOf('.');
    const expected = macOf(token.slice(0, end), view);
    return timingSafeEqual(Buffer.from(token.slice(end + 1)), Buffer.from(expected));
  }

  /** Names a network in one canary alike at all edges. Only who knows the secret can tell which network it is. */
  function senderOf(run: string, network: string): string {
    return shortMac(['canary sender 1', run, network]);
  }

  function macOf(head: string, { run, arm, digest, network }: CanaryView): string {
    return shortMac(['canary view 1', head, run, arm, digest, network]);
  }

  function shortMac(parts: string[]): string {
    return createHmac('sha256', secret()).update(parts.join('\n')).digest('base64url').slice(0, 22);
  }
}

/** Returns milliseconds, or -1 for text that is not a token. */
function timeOf(token: string): number {
  return Number.parseInt(form.exec(token)?.[1] ?? '-1', 36);
}
