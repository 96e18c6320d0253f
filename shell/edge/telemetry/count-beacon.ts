import type { Beacon } from '@gallery/shared/contract/telemetry/beacon';
import { areaOf } from '../../src/areas';
import { cleanMessage } from '../../src/telemetry/clean-message';
import type { Batch } from './batch';
import type { CanaryArms, CountedRelease, CountedReleases } from './counted-releases';
import type { SenderLimits } from './sender-limits';

export type Counting = {
  batch: Batch;
  open: CountedReleases;
  sender: Pick<SenderLimits, 'allowsMessage' | 'allowsCanaryView' | 'allowsCanaryFailure'>;
};

/**
 * False when no open release is named. What fails after its view was sent counts as one more view, which failed: so
 * failures are never more than views, whenever either of them comes.
 */
export function countBeacon(beacon: Beacon, { batch, open, sender }: Counting): boolean {
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
    if (!canary) return;
    const arm = armOf(canary, release);
    if (!arm || !sender.allowsCanaryView(canary.run, canary.share)) return;
    batch.canary(canary.run, arm, hasFailed && sender.allowsCanaryFailure(canary.run));
  }
}

/** An older release that is still open is of neither. */
function armOf(
  { candidate, live }: CanaryArms,
  { digest }: CountedRelease,
): 'candidate' | 'live' | undefined {
  if (digest === candidate) return 'candidate';
  return digest === live ? 'live' : undefined;
}
