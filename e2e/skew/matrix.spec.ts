import semver from 'semver';
import { archives } from '../../scripts/skew/archives.mjs';
import { register } from '../support/customer';
import { remoteNames } from '../support/processes/product';
import { parts, type Versions } from '../support/skew/deployment';
import { test } from '../support/skew/skew-test';
import { buy, findWork, seeBackOffice, seeDashboard, seeLanding, sendEnquiry } from '../support/skew/walk';

// An idle page prefetches, and the test may stop its edge first. A slow machine does not use every prefetched file. An
// older API saves no works, has no news, quotes no delivery, edits no collection, saves none of
// the gallery's facts, and does not tell the own account.
test.use({
  expectedErrors:
    /net::ERR_|preloaded using link preload|api\/(saved\/works|following\/news|delivery\/quote|collection\/|gallery\b|account\b)/,
});
test.describe.configure({ timeout: 120_000 });

const [previous = ''] = archives().slice(-1);
const short = ['gallery', 'shell', 'api'].map((part) => `the ${part} of ${previous}`);

/** Older shells have no federation runtime for current remotes, so their edges refuse these remotes (decision 029). */
const hasRuntime = (release: string) => semver.major(release) >= 2;

for (const release of archives()) {
  const all = Object.fromEntries(parts.map((part) => [part, release]));
  for (const part of parts)
    if (part !== 'shell' || hasRuntime(release)) pairing(`the ${part} of ${release}`, { [part]: release });
  for (const remote of hasRuntime(release) ? remoteNames : [])
    pairing(`a new ${remote}, and all else of ${release}`, { ...all, [remote]: undefined });
}

function pairing(what: string, versions: Versions) {
  test.describe(what, { tag: short.includes(what) ? '@short' : [] }, () => {
    test.use({ versions });

    test('a visitor finds a work, enquires, and buys; the dashboard and the back office open', async ({
      page,
    }) => {
      const customer = await register(page);
      await seeLanding(page);
      const work = await findWork(page);
      await sendEnquiry(page);
      await buy(page, work, customer);
      await seeDashboard(page);
      await seeBackOffice(page);
    });
  });
}
