import type { IncomingMessage } from 'node:http';
import { remoteNames } from '@gallery/shared/contract/releases/releases';
import { networkOf } from '@gallery/shared/domain/network';
import type { RemoteName } from '@gallery/shared/host';
import type { Site } from '../site/open-site';
import type { ReleaseSet } from '../site/release-set';
import { canaryCookie, readCookie, removeCookie, setCookie } from './cookies';
import { rolloutPosition, seedOf, seedPattern } from './seed';

/** A visitor's releases, when they differ from the default. */
export type Visit = {
  releaseSet: ReleaseSet;
  cookie?: string;
  /** The edge renders pages of a preview for each request, under its banner. */
  banner?: string;
};

export type VisitorRequest = { headers: IncomingMessage['headers']; raw: IncomingMessage };

const cookieSeconds = 30 * 24 * 3600;
/** The number of visitors in memory; at the limit, the edge forgets all of them. */
const maxVisitors = 20_000;
/** In characters. An address is shorter; the edge does not cache a longer header of a front. */
const maxAddress = 64;

type Options = {
  site: Pick<Site, 'registry' | 'changes' | 'releaseSets' | 'remotes'>;
  addressOf: (request: IncomingMessage) => string;
};

/** Selects the visitors who get a candidate. Costs nothing while no canary runs. */
export function createCanaryVisitors({ site, addressOf }: Options) {
  let changes = -1;
  let salt = '';
  let running: { name: RemoteName; run: string }[] = [];
  const seeds = new Map<string, string>();
  const releaseSets = new Map<string, ReleaseSet>();
  return { visitOf, isDrawn };

  function visitOf({ headers, raw }: VisitorRequest): Visit | undefined {
    if (changes !== site.changes()) readLayers();
    const { cookie } = headers;
    if (running.length === 0)
      return cookie?.includes(`${canaryCookie}=`)
        ? { releaseSet: site.releaseSets.defaultSet(), cookie: removeCookie(canaryCookie) }
        : undefined;
    const given = readCookie(cookie, canaryCookie, seedPattern);
    const seed = given ?? seedOfAddress(addressOf(raw));
    const releaseSet = releaseSetOf(seed);
    if (releaseSet === site.releaseSets.defaultSet()) return undefined;
    return given ? { releaseSet } : { releaseSet, cookie: setCookie(canaryCookie, seed, cookieSeconds) };
  }

  /** Tells whether the network's own draw gives these releases, whatever a cookie says. */
  function isDrawn({ raw }: VisitorRequest, releaseSet: ReleaseSet): boolean {
    if (changes !== site.changes()) readLayers();
    return releaseSetOf(seedOfAddress(addressOf(raw))) === releaseSet;
  }

  function readLayers(): void {
    changes = site.changes();
    const answer = site.registry();
    running = remoteNames.flatMap((name) => {
      const { canary, pin } = answer?.remotes[name] ?? {};
      return canary && !pin ? [{ name, run: canary.run }] : [];
    });
    releaseSets.clear();
    if (answer && answer.salt !== salt) {
      salt = answer.salt;
      seeds.clear();
    }
  }

  function seedOfAddress(address: string): string {
    const known = seeds.get(address);
    if (known) return known;
    const network = networkOf(address);
    const seed = seeds.get(network) ?? seedOf(salt, network);
    for (const name of [network, address]) if (name.length <= maxAddress) remember(seeds, name, seed);
    return seed;
  }

  function releaseSetOf(seed: string): ReleaseSet {
    const known = releaseSets.get(seed);
    if (known) return known;
    const chosen = running.map(({ name, run }) => [
      name,
      site.remotes[name].select(rolloutPosition(seed, run)),
    ]);
    const releaseSet = site.releaseSets.of(Object.fromEntries(chosen));
    remember(releaseSets, seed, releaseSet);
    return releaseSet;
  }
}

function remember<T>(all: Map<string, T>, name: string, value: T): void {
  if (all.size >= maxVisitors) all.clear();
  all.set(name, value);
}
