import type { CanaryTokens } from './canary-tokens';
import { countBeacon } from './count-beacon';
import type { CountedReleases } from './counted-releases';
import { parseBeacon } from './parse-beacon';
import { sendBatches } from './send-batches';
import { createSenderLimits, type SenderLimits } from './sender-limits';

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

/** Counts what browsers tell of their pages. Nothing of who told it is kept beyond the limits. */
export function createTelemetry({ apiInternalUrl, open, tokens, log, everyMs, timeoutMs }: Options) {
  const batches = sendBatches({ url: apiInternalUrl, log, everyMs, timeoutMs });
  const limits = createSenderLimits();
  const outcomes: Record<BeaconOutcome, number> = { accepted: 0, limited: 0, malformed: 0, unknown: 0 };
  return { accept, routes: () => open().routes, counts, flush: () => batches.flush(), stop };

  /** `address`: the sender's. */
  function accept(text: string, address: string): BeaconOutcome {
    const outcome = outcomeOf(text, limits.of(address));
    outcomes[outcome]++;
    return outcome;
  }

  function outcomeOf(text: string, sender: SenderLimits): BeaconOutcome {
    if (!sender.allowsBeacon()) return 'limited';
    const beacon = parseBeacon(text);
    if (!beacon) return 'malformed';
    const counting = { batch: batches.batch(), open: open(), sender, tokens };
    return countBeacon(beacon, counting) ? 'accepted' : 'unknown';
  }

  function counts() {
    return { beacons: outcomes, batches: batches.outcomes() };
  }

  async function stop(): Promise<void> {
    limits.stop();
    await batches.stop();
  }
}
