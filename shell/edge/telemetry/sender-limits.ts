import { createCountedLimit } from './counted-limit';
import { networkOf } from './network-of';

const minuteMs = 60_000;
/** Of one network in a minute. */
const perMinute = { beacons: 120, messages: 20 };
/** Views of one network in one canary, up to the first that failed: alone it cannot have a release taken back. */
const perCanary = 5;
const maxNames = 50_000;

export type SenderLimits = {
  allowsBeacon: () => boolean;
  allowsMessage: () => boolean;
  /** Whether one more view counts for this canary. After one that failed none does. */
  allowsCanaryView: (run: string, hasFailed: boolean) => boolean;
};

/** How much the word of one sender weighs. Nothing but its network is kept, and that in memory alone. */
export function createSenderLimits() {
  const beacons = createCountedLimit({ times: perMinute.beacons, maxNames });
  const messages = createCountedLimit({ times: perMinute.messages, maxNames });
  const canaries = createCountedLimit({ times: perCanary, maxNames });
  const timer = setInterval(() => {
    beacons.clear();
    messages.clear();
  }, minuteMs).unref();
  return { of, stop: () => clearInterval(timer) };

  function of(address: string): SenderLimits {
    const household = networkOf(address);
    const site = networkOf(address, 'site');
    return {
      allowsBeacon: () => beacons.allows(household),
      allowsMessage: () => messages.allows(household),
      allowsCanaryView: (run, hasFailed) => {
        const name = `${run} ${site}`;
        const isAllowed = canaries.allows(name);
        if (hasFailed) canaries.exhaust(name);
        return isAllowed;
      },
    };
  }
}
