import type { IncomingMessage } from 'node:http';
import type { RemoteName } from '@gallery/shared/host';
import type { Site } from '../site/open-site';
import { remoteNames, type SiteView } from '../site/site-view';
import { networkOf } from '../telemetry/network-of';
import { canaryCookie, readCookie, removeCookie, setCookie } from './cookies';
import { placeOf, seedOf, seedPattern } from './seed';
import type { Asking, Visit } from './visit';

const cookieSeconds = 30 * 24 * 3600;
/** In visitors whose place is remembered; then all begin anew. */
const maxVisitors = 20_000;

type Options = {
  site: Pick<Site, 'registry' | 'changes' | 'views' | 'remotes'>;
  addressOf: (request: IncomingMessage) => string;
};

/** Who is among those that try a candidate. While no canary runs this costs nothing. */
export function createCanaryVisitors({ site, addressOf }: Options) {
  let changes = -1;
  let salt = '';
  let running: { name: RemoteName; run: string }[] = [];
  const seeds = new Map<string, string>();
  const views = new Map<string, SiteView>();
  return { visitOf };

  /** `undefined`: what everybody gets. */
  function visitOf({ headers, raw }: Asking): Visit | undefined {
    if (changes !== site.changes()) readLayers();
    const { cookie } = headers;
    if (running.length === 0)
      return cookie?.includes(`${canaryCookie}=`)
        ? { view: site.views.everybody(), cookie: removeCookie(canaryCookie) }
        : undefined;
    const given = readCookie(cookie, canaryCookie, seedPattern);
    const seed = given ?? seedOfAddress(addressOf(raw));
    const view = viewOf(seed);
    if (view === site.views.everybody()) return undefined;
    return given ? { view } : { view, cookie: setCookie(canaryCookie, seed, cookieSeconds) };
  }

  function readLayers(): void {
    changes = site.changes();
    const answer = site.registry();
    running = remoteNames.flatMap((name) => {
      const { canary, pin } = answer?.remotes[name] ?? {};
      return canary && !pin ? [{ name, run: canary.run }] : [];
    });
    views.clear();
    if (answer && answer.salt !== salt) {
      salt = answer.salt;
      seeds.clear();
    }
  }

  function seedOfAddress(address: string): string {
    const network = networkOf(address) || address;
    const seed = seeds.get(network) ?? seedOf(salt, network);
    if (!seeds.has(network)) remember(seeds, network, seed);
    return seed;
  }

  function viewOf(seed: string): SiteView {
    const known = views.get(seed);
    if (known) return known;
    const chosen = running.map(({ name, run }) => [name, site.remotes[name].select(placeOf(seed, run))]);
    const view = site.views.of(Object.fromEntries(chosen));
    remember(views, seed, view);
    return view;
  }
}

function remember<T>(all: Map<string, T>, name: string, value: T): void {
  if (all.size >= maxVisitors) all.clear();
  all.set(name, value);
}
