import type { Beacon } from '@gallery/shared/contract/telemetry/beacon';
import { idPattern } from '@gallery/shared/domain/id';
import type { CountedRelease } from './counted-releases';

/** What the request of a beacon says about its page and its browser. Nothing of it is stored. */
export type Sender = { referer?: string; agent?: string };

/** Returns the id in the page's address, which the browser names, not the page. Bots that say so do not count. */
export function viewedWork(
  { view, route }: Beacon,
  { referer, agent }: Sender,
  { ofWorks }: Pick<CountedRelease, 'ofWorks'>,
): string | undefined {
  if (!view || !ofWorks.has(route) || bots.test(agent ?? '')) return undefined;
  const path = URL.parse(referer ?? '')?.pathname ?? '';
  const id = path.slice(route.indexOf(':'));
  return path === route.replace(/:.*/, id) && idPattern.test(id) ? id : undefined;
}

/** Names that automatic visitors give themselves. A browser names itself, so no name is a bot, too. */
const bots = /^$|bot\b|crawl|spider|slurp|preview|monitor|headless|lighthouse|curl|wget|python|http-client/i;
