import type { Beacon } from '@gallery/shared/contract/telemetry/beacon';
import { networkOf } from '@gallery/shared/domain/network';
import { areaOf } from '../../src/areas';
import { cleanMessage } from '../../src/telemetry/clean-message';
import type { Batch } from './batch';
import type { CanaryTokens } from './canary-tokens';
import { createCountedLimit } from './counted-limit';
import { armOf, type CountedRelease, type CountedReleases } from './counted-releases';
import { parseBeacon } from './parse-beacon';
import { parsePolicyReport } from './parse-policy-report';
import { sendBatches } from './send-batches';
import { type Sender, viewedWork } from './viewed-work';

const minuteMs = 60_000;
const perMinute = { beacons: 120, messages: 20 };
/** Of one network: views at each share, failures over the whole canary, so that no network alone can cause a rollback. */
const perCanary = { views: 5, failures: 1 };
const maxNames = 50_000;

type SenderLimits = {
  /** An IPv6 network is a /48 here. */
  network: string;
  allowsBeacon: () => boolean;
  allowsMessage: () => boolean;
  allowsCanaryView: (run: string, share: number) => boolean;
  /** Tells whether a view that counts for this canary may count as failed. */
  allowsCanaryFailure: (run: string) => boolean;
};

/** Limits the weight of one sender. Stores only its network, in memory. Each edge counts for itself, to guard its own work. */
export function createSenderLimits() {
  const beacons = createCountedLimit({ times: perMinute.beacons, maxNames });
  const messages = createCountedLimit({ times: perMinute.messages, maxNames });
  const views = createCountedLimit({ times: perCanary.views, maxNames });
  const failures = createCountedLimit({ times: perCanary.failures, maxNames });
  const timer = setInterval(() => {
    beacons.clear();
    messages.clear();
  }, minuteMs).unref();
  return { of, stop: () => clearInterval(timer) };

  function of(address: string): SenderLimits {
    const household = networkOf(address);
    const site = networkOf(address, 'site');
    return {
      network: site,
      allowsBeacon: () => beacons.allows(household),
      allowsMessage: () => messages.allows(household),
      allowsCanaryView: (run, share) => views.allows(`${run} ${share} ${site}`),
      allowsCanaryFailure: (run) => failures.allows(`${run} ${site}`),
    };
  }
}

export type BeaconOutcome = 'accepted' | 'limited' | 'malformed' | 'unknown';
export type Telemetry = ReturnType<typeof createTelemetry>;
type Options = {
  apiInternalUrl: () => string;
  open: () => CountedReleases;
  tokens: CanaryTokens;
  log: (line: string) => void;
  everyMs?: number;
  timeoutMs?: number;
};

/** Counts telemetry from browsers. Stores nothing about the sender except for the limits; a failure in a canary carries a keyed hash of its network. */
export function createTelemetry({ apiInternalUrl, open, tokens, log, everyMs, timeoutMs }: Options) {
  const batches = sendBatches({ url: apiInternalUrl, log, everyMs, timeoutMs });
  const limits = createSenderLimits();
  const outcomes: Record<BeaconOutcome, number> = { accepted: 0, limited: 0, malformed: 0, unknown: 0 };
  return {
    accept,
    acceptPolicyReport,
    routes: () => open().routes,
    counts,
    flush: () => batches.flush(),
    stop,
  };

  function accept(text: string, address: string, browser: Sender = {}): BeaconOutcome {
    const outcome = outcomeOf(text, limits.of(address), browser);
    outcomes[outcome]++;
    return outcome;
  }

  /** Counts what a page's policy refused as an error of the shell, which sends the policy. */
  function acceptPolicyReport(text: string, address: string): BeaconOutcome {
    const outcome = policyOutcomeOf(text, limits.of(address));
    outcomes[outcome]++;
    return outcome;
  }

  function policyOutcomeOf(text: string, sender: SenderLimits): BeaconOutcome {
    if (!sender.allowsBeacon()) return 'limited';
    const message = parsePolicyReport(text);
    if (!message) return 'malformed';
    const shell = open().all.find(({ remote }) => remote === 'shell');
    if (shell && sender.allowsMessage()) batches.batch().error(shell, cleanMessage(message));
    return 'accepted';
  }

  function outcomeOf(text: string, sender: SenderLimits, browser: Sender): BeaconOutcome {
    if (!sender.allowsBeacon()) return 'limited';
    const beacon = parseBeacon(text);
    if (!beacon) return 'malformed';
    const counting = { batch: batches.batch(), open: open(), sender, tokens };
    const viewed = countBeacon(beacon, counting);
    if (!viewed) return 'unknown';
    const work = viewedWork(beacon, browser, viewed);
    if (work) batches.batch().work(work);
    return 'accepted';
  }

  function counts() {
    return { beacons: outcomes, batches: batches.outcomes() };
  }

  async function stop(): Promise<void> {
    limits.stop();
    await batches.stop();
  }
}

export type Counting = {
  batch: Batch;
  open: CountedReleases;
  sender: Pick<SenderLimits, 'network' | 'allowsMessage' | 'allowsCanaryView' | 'allowsCanaryFailure'>;
  tokens: Pick<CanaryTokens, 'accepts' | 'use' | 'senderOf'>;
};

/**
 * Returns the viewed release, or `undefined` when the beacon names no open release. A failure after the view was sent counts as one more failed view, so
 * failures never exceed views in any order. For a canary, only pages that the edge sent to this network count.
 */
export function countBeacon(
  beacon: Beacon,
  { batch, open, sender, tokens }: Counting,
): CountedRelease | undefined {
  const { route, releases, view, failed } = beacon;
  const area = areaOf(route);
  const viewed = open.find(area, releases[area]);
  if (!viewed?.routes.has(route)) return undefined;
  for (const remote of new Set(view ? [area, 'shell', ...failed] : failed)) {
    const release = open.find(remote, releases[remote]);
    if (release) countView(release, failed.includes(remote));
  }
  for (const { remote, message } of beacon.errors) {
    const release = open.find(remote, releases[remote]);
    if (release && sender.allowsMessage()) batch.error(release, cleanMessage(message));
  }
  for (const { name, value } of beacon.vitals) batch.vital(viewed, route, name, value);
  return viewed;

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
    const counts = hasFailed && sender.allowsCanaryFailure(canary.run);
    batch.canary(canary.run, arm, counts ? tokens.senderOf(canary.run, sender.network) : undefined);
  }
}
