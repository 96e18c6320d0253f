import { loadOn } from '../../load/load.mjs';

const connections = 50;
const paths = ['/api/artwork?short=true'];

/** Measures the same list at the API and through the edge, with and without compression. @param {import('../../stage.mjs').Stage} stage */
export async function measureProxy(stage) {
  const [api, edge] = await Promise.all([stage.api(), stage.edge()]);
  const details = {
    compressed: await ratesOf('br'),
    plain: await ratesOf('identity'),
  };
  return {
    measured: { proxied: details.compressed.ratio, proxiedPlain: details.plain.ratio },
    details,
    notes: [noteOn('brotli', details.compressed), noteOn('not compressed', details.plain)],
  };

  /** @param {string} encoding */
  async function ratesOf(encoding) {
    const direct = await loadOn({ origin: api.url, paths, connections, encoding });
    const throughEdge = await loadOn({ origin: edge.url, paths, connections, encoding });
    return { direct, throughEdge, ratio: throughEdge.perSecond / direct.perSecond };
  }
}

/** @param {string} encoding @param {{ direct: import('../../load/load-job').Load, throughEdge: import('../../load/load-job').Load }} rates */
function noteOn(encoding, { direct, throughEdge }) {
  const rate = (/** @type {import('../../load/load-job').Load} */ load) => `${Math.round(load.perSecond)}/s`;
  return `GET /artwork, ${encoding}: directly ${rate(direct)}, through the edge ${rate(throughEdge)}`;
}
