import { freePort } from '../../scripts/servers/ports.mjs';
import { startPiece } from '../product/product.mjs';

/** @param {string} edge */
export async function startFloor(edge) {
  const port = await freePort();
  return startPiece(
    { name: 'floor', file: 'bench/floor/floor-server.mjs', env: { PORT: port, EDGE_URL: edge } },
    port,
  );
}
