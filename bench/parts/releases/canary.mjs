import { setTimeout as pause } from 'node:timers/promises';
import { loadOn } from '../../load/load.mjs';
import { visitorAddress } from '../../load/visitor-address.mjs';
import { meanRate } from '../../numbers.mjs';
import { startApi, startEdge, startRemote } from '../../product/product.mjs';
import { openGalleryFolder, openRegistry } from '../../product/releases.mjs';

const account = { email: 'curator@bench.example', password: 'harmattan over Ikoyi' };
const job = { paths: ['/'], connections: 20, visitors: 2000 };
/** The milliseconds after which every edge has read the registry. */
const reached = 6000;

/** Measures cached pages for visitors from many networks, alternately without and with a canary of 5%. @param {import('../../stage.mjs').Stage} stage */
export async function measureCanary(stage) {
  const remotes = await stage.remotes();
  const { folder, publish } = openGalleryFolder();
  const env = { ADMIN_EMAIL: account.email, ADMIN_PASSWORD: account.password };
  const api = await startApi({ env });
  const gallery = await startRemote('gallery', folder);
  const edge = await startEdge({
    api: api.url,
    remotes: { ...remotes, gallery: gallery.url },
    env: { BEHIND_FRONT: 'on' },
  });
  try {
    const registry = await openRegistry(api.url, account);
    await registry.autoPromote(false);
    const without = [];
    const withCanary = [];
    const shares = [];
    for (const version of ['2.0.0-bench', '2.0.1-bench']) {
      publish(version);
      await registry.untilRegistered(version, 'next');
      without.push(await loadOn({ origin: edge.url, ...job }));
      await registry.command({ action: 'canary', release: version, share: 5 });
      await pause(reached);
      shares.push(await shareOfCandidate(edge.url));
      withCanary.push(await loadOn({ origin: edge.url, ...job }));
      await registry.command({ action: 'rollback' });
      await pause(reached);
    }
    const [before, during] = [meanRate(without), meanRate(withCanary)];
    return {
      measured: { canaryPages: during / before },
      details: { without, withCanary, shares },
      notes: [
        `Edge, 2,000 visitors: ${Math.round(before)} cached pages/s, ${Math.round(during)} with a canary, which ${shares.map(percent).join(' and ')} of them saw`,
      ],
    };
  } finally {
    await edge.stop();
    await gallery.stop();
    await api.stop();
  }
}

const percent = (/** @type {number} */ share) => `${(share * 100).toFixed(1)}%`;

/** Returns the canary's actual share of the visitors, because a canary that nobody sees would cost nothing. @param {string} edge */
async function shareOfCandidate(edge) {
  let candidates = 0;
  for (let visitor = 0; visitor < job.visitors; visitor += 1) {
    const page = await fetch(edge, { headers: { 'x-forwarded-for': visitorAddress(visitor) } });
    await page.arrayBuffer();
    const cookie = page.headers.get('set-cookie') ?? '';
    if (cookie.startsWith('__Host-canary=')) candidates += 1;
  }
  const share = candidates / job.visitors;
  if (share < 0.03 || share > 0.07) throw new Error(`${percent(share)} of visitors saw a canary of 5%`);
  return share;
}
