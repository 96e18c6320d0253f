import { promisify } from 'node:util';
import { brotliCompress } from 'node:zlib';

const compress = promisify(brotliCompress);

/**
 * Returns the bytes that the first view of each route fetches from the remote, compressed as the edge sends them.
 * @param {{ entry: string, exposes: { './app': View }, routes: Record<string, View> }} release
 * @param {(file: string) => Promise<Buffer>} read
 * @typedef {{ js: { file: string }[], css: { file: string }[] }} View
 */
export async function firstViewOf({ entry, exposes, routes }, read) {
  const sizes = new Map();
  const sizeOf = async (file) => (await compress(await read(file))).length;
  const cachedSize = (file) => sizes.get(file) ?? sizes.set(file, sizeOf(file)).get(file);
  const views = Object.entries(routes).map(async ([route, view]) => {
    const files = new Set([entry, ...filesOf(exposes['./app']), ...filesOf(view)]);
    const all = await Promise.all([...files].map(cachedSize));
    return [route, all.reduce((sum, size) => sum + size, 0)];
  });
  return Object.fromEntries(await Promise.all(views));
}

function filesOf({ js, css }) {
  return [...js, ...css].map(({ file }) => file);
}
