import { loadOn } from '../../load/load.mjs';

const connections = 20;

/** @param {import('../../stage.mjs').Stage} stage */
export async function measureEdge(stage) {
  const origin = (await stage.edge()).url;
  const cached = await loadOn({ origin, paths: ['/'], connections });
  // `category` is a query name that the page declares: each value of it is a page of its own.
  const uncached = await loadOn({ origin, paths: ['/?category=bench-'], connections, distinct: true });
  return {
    measured: { cachedPages: rendered(cached), uncachedPages: rendered(uncached) },
    details: { cached, uncached },
    notes: [`Edge, uncached: besides ${Math.round(uncached.noStore)} client-only pages/s`],
  };
}

/** @param {import('../../load/load-job').Load} load */
const rendered = ({ perSecond, noStore }) => perSecond - noStore;
