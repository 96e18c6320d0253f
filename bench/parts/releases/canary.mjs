import { setTimeout as pause } from 'node:timers/promises';
import { loadOn } from '../../load/load.mjs';
import { startApi, startEdge, startRemote } from '../../product/product.mjs';
import { openGalleryFolder, openRegistry } from '../../product/releases.mjs';

const account = { email: 'curator@bench.example', password: 'harmattan over Ikoyi' };
const job = { paths: ['/'], connections: 20, visitors: 2000 };
/** Milliseconds in which every edge has followed the registry. */
const reached = 6000;

/** Cached pages for visitors from many networks, without and with a canary of 5 %, in turns. @param {import('../../stage.mjs').Stage} stage */
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
    for (const version of ['2.0.0-bench', '2.0.1-bench']) {
      publish(version);
      await registry.untilOffered(version, 'next');
      without.push(await loadOn({ origin: edge.url, ...job }));
      await registry.command({ action: 'canary', release: version, share: 5 });
      await pause(reached);
      withCanary.push(await loadOn({ origin: edge.url, ...job }));
      await registry.command({ action: 'rollback' });
      await pause(reached);
    }
    const [before, during] = [meanRate(without), meanRate(withCanary)];
    return {
      measured: { canaryPages: during / before },
      details: { without, withCanary },
      notes: [
        `Edge, 2,000 visitors: ${Math.round(before)} cached pages/s, ${Math.round(during)} with a canary`,
      ],
    };
  } finally {
    await edge.stop();
    await gallery.stop();
    await api.stop();
  }
}

/** @param {import('../../load/load-job').Load[]} loads */
function meanRate(loads) {
  return loads.reduce((sum, { perSecond }) => sum + perSecond, 0) / loads.length;
}
