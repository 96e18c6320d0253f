import { countBeacon } from './count-beacon';
import { createCountedLimit } from './counted-limit';
import { networkOf } from './network-of';
import type { OpenReleases } from './open-releases';
import { parseBeacon } from './parse-beacon';
import { sendBatches } from './send-batches';

/** Beacons of one network in a minute. */
const perNetwork = { times: 120, everyMs: 60_000 };
/** Views of one network in one canary: alone it cannot have a release taken back. */
const perCanary = 5;
const maxNetworks = 50_000;

export type BeaconOutcome = 'accepted' | 'limited' | 'malformed' | 'unknown';
export type Telemetry = ReturnType<typeof createTelemetry>;
type Options = {
  apiInternalUrl: string;
  open: () => OpenReleases;
  log: (line: string) => void;
  everyMs?: number;
  timeoutMs?: number;
};

/** Counts what browsers tell of their pages. Nothing of who told it is kept beyond the limits. */
export function createTelemetry({ apiInternalUrl, open, log, everyMs, timeoutMs }: Options) {
  const sender = sendBatches({ url: apiInternalUrl, log, everyMs, timeoutMs });
  const minute = createCountedLimit({ times: perNetwork.times, maxNames: maxNetworks });
  const canary = createCountedLimit({ times: perCanary, maxNames: maxNetworks });
  const outcomes: Record<BeaconOutcome, number> = { accepted: 0, limited: 0, malformed: 0, unknown: 0 };
  const timer = setInterval(minute.clear, perNetwork.everyMs).unref();
  return { accept, routes: () => open().routes, counts, flush: () => sender.flush(), stop };

  /** `address`: the sender's. */
  function accept(text: string, address: string): BeaconOutcome {
    const outcome = outcomeOf(text, networkOf(address));
    outcomes[outcome]++;
    return outcome;
  }

  function outcomeOf(text: string, network: string): BeaconOutcome {
    if (!minute.allows(network)) return 'limited';
    const beacon = parseBeacon(text);
    if (!beacon) return 'malformed';
    const mayCountFor = (run: string) => canary.allows(`${run} ${network}`);
    return countBeacon(beacon, { batch: sender.batch(), open: open(), mayCountFor }) ? 'accepted' : 'unknown';
  }

  function counts() {
    return { beacons: outcomes, batches: sender.outcomes() };
  }

  async function stop(): Promise<void> {
    clearInterval(timer);
    await sender.stop();
  }
}
