import type { Beacon } from '@gallery/shared/contract/telemetry/beacon';
import { areaOf } from '../../src/areas';
import { cleanMessage } from '../../src/telemetry/clean-message';
import type { Batch } from './batch';
import type { CanaryTokens } from './canary-tokens';
import { armOf, type CountedRelease, type CountedReleases } from './counted-releases';
import type { SenderLimits } from './sender-limits';

export type Counting = {
  batch: Batch;
  open: CountedReleases;
  sender: Pick<SenderLimits, 'network' | 'allowsMessage' | 'allowsCanaryView' | 'allowsCanaryFailure'>;
  tokens: Pick<CanaryTokens, 'accepts' | 'use'>;
};

/**
 * False when no open release is named. What fails after its view was sent counts as one more view, which failed: so
 * failures are never more than views, whenever either of them comes. For a canary, only pages count that the edge sent to
 * this network.
 */
export function countBeacon(beacon: Beacon, { batch, open, sender, tokens }: Counting): boolean {
  const { route, releases, view, failed } = beacon;
  const area = areaOf(route);
  const viewed = open.find(area, releases[area]);
  if (!viewed?.routes.has(route)) return false;
  for (const remote of new Set(view ? [area, 'shell', ...failed] : failed)) {
    const release = open.find(remote, releases[remote]);
    if (release) countView(release, failed.includes(remote));
  }
  for (const { remote, message } of beacon.errors) {
    const release = open.find(remote, releases[remote]);
    if (release && sender.allowsMessage()) batch.error(release, cleanMessage(message));
  }
  for (const { name, value } of beacon.vitals) batch.vital(viewed, route, name, value);
  return true;

  function countView(release: CountedRelease, hasFailed: boolean): void {
    batch.view(release, route, hasFailed);
    const canary = open.canaryOf(release.remote);
    const arm = canary && armOf(canary, release.digest);
    const token = beacon.tokens?.[release.remote];
    if (!arm || !token) return;
    const shown = { run: canary.run, arm, digest: release.digest, network: sender.network };
    if (!tokens.accepts(token, shown, hasFailed)) return;
    if (!sender.allowsCanaryView(canary.run, canary.share)) return;
    tokens.use(token, hasFailed);
    batch.canary(canary.run, arm, hasFailed && sender.allowsCanaryFailure(canary.run));
  }
}
