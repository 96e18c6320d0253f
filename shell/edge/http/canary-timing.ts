import type { IncomingMessage } from 'node:http';
import { remoteNames } from '@gallery/shared/contract/releases/releases';
import { networkOf } from '@gallery/shared/domain/network';
import type { FastifyRequest } from 'fastify';
import type { ReleaseSet } from '../site/release-set';
import type { CanaryTokens } from '../telemetry/canary-tokens';
import { armOf, type CountedReleases } from '../telemetry/counted-releases';

import type { Visitors } from '../visitors/visitors';

type Options = {
  open: () => CountedReleases;
  tokens: CanaryTokens;
  visitors: Pick<Visitors, 'isDrawn'>;
  addressOf: (request: IncomingMessage) => string;
};
export type CanaryTiming = (request: FastifyRequest, releaseSet: ReleaseSet) => string;

/** Writes a page's tokens as `Server-Timing`, because all visitors share the body. A release that a cookie chose gets none. */
export function canaryTimingOf({ open, tokens, visitors, addressOf }: Options): CanaryTiming {
  return (request, releaseSet) => {
    const { canaryOf } = open();
    if (!remoteNames.some(canaryOf) || !visitors.isDrawn(request, releaseSet)) return '';
    const network = networkOf(addressOf(request.raw), 'site');
    return remoteNames.map((name) => entryOf(name, network)).join('');

    function entryOf(name: (typeof remoteNames)[number], of: string): string {
      const canary = canaryOf(name);
      const digest = releaseSet.areas[name].digest();
      const arm = canary && digest && armOf(canary, digest);
      if (!arm) return '';
      const token = tokens.issue({ run: canary.run, arm, digest, network: of });
      return `, canary-${name};desc="${token}"`;
    }
  };
}
