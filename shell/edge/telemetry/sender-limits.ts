import { networkOf } from '@gallery/shared/domain/network';
import { createCountedLimit } from './counted-limit';

const minuteMs = 60_000;
/** Of one network in a minute. */
const perMinute = { beacons: 120, messages: 20 };
/** Views of one network at each share of a canary, and failures in all of it: alone it cannot have a release taken back. */
const perCanary = { views: 5, failures: 1 };
const maxNames = 50_000;

export type SenderLimits = {
  /** An IPv6 network is a /48 here. */
  network: string;
  allowsBeacon: () => boolean;
  allowsMessage: () => boolean;
  allowsCanaryView: (run: string, share: number) => boolean;
  /** Whether a view that counts for this canary counts as failed. */
  allowsCanaryFailure: (run: string) => boolean;
};

/** How much the word of one sender weighs. Nothing but its network is kept, and that in memory alone. */
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
