import { loadOn } from '../../load/load.mjs';

const connections = 20;

/** @param {import('../../stage.mjs').Stage} stage */
export async function measureEdge(stage) {
  const origin = (await stage.edge()).url;
  const cached = await loadOn({ origin, paths: ['/'], connections });
  // The page declares the query name `category`, so each of its values is a separate page.
  const uncached = await loadOn({ origin, paths: ['/?category=bench-'], connections, distinct: true });
  return {
    measured: { cachedPages: rendered(cached), uncachedPages: rendered(uncached) },
    details: { cached, uncached },
    notes: [`Edge, uncached: besides ${Math.round(uncached.noStore)} client-only pages/s`],
  };
}

/** @param {import('../../load/load-job').Load} load */
const rendered = ({ perSecond, noStore }) => perSecond - noStore;
