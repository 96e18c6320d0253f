import { openBrowser } from './browser/browser.mjs';
import { startFloor } from './floor/floor.mjs';
import { buildOneBundle, oneBundle } from './product/one-bundle.mjs';
import { startApi, startEdge, startRemote } from './product/product.mjs';

/** Each thing is opened when a part first asks for it. @typedef {ReturnType<typeof openStage>} Stage */
export function openStage() {
  /** @type {(() => Promise<unknown>)[]} */
  const closers = [];
  const api = once(async () => closing(await startApi()));
  const remotes = once(async () => ({
    gallery: (await closing(startRemote('gallery'))).url,
    customer: (await closing(startRemote('customer'))).url,
    admin: (await closing(startRemote('admin'))).url,
  }));
  const edge = once(async () => closing(startEdge({ api: (await api()).url, remotes: await remotes() })));
  const floor = once(async () => closing(startFloor((await edge()).url)));
  const bundled = once(async () => {
    await buildOneBundle();
    const gallery = await closing(startRemote('gallery', oneBundle.releaseFolder));
    const all = { ...(await remotes()), gallery: gallery.url };
    return closing(startEdge({ api: (await api()).url, remotes: all, file: oneBundle.edge }));
  });
  const browser = once(async () => {
    const opened = await openBrowser();
    closers.push(() => opened.close());
    return opened;
  });
  const pages = once(async () => {
    const answer = await fetch(`${(await api()).url}/api/artwork?type=Painting`);
    const { artworks } = await answer.json();
    return { home: '/', artworks: '/artist', artwork: `/art-page/${artworks[0]._id}` };
  });
  return { api, remotes, edge, floor, bundled, browser, pages, close };

  /** @param {import('./product/product.mjs').Piece | Promise<import('./product/product.mjs').Piece>} piece */
  async function closing(piece) {
    const opened = await piece;
    closers.push(() => opened.stop());
    return opened;
  }

  async function close() {
    for (const closeOne of closers.reverse()) await closeOne().catch(() => {});
  }
}

/** @template Thing @param {() => Promise<Thing>} open */
function once(open) {
  /** @type {Promise<Thing> | undefined} */
  let opened;
  return () => {
    opened ??= open();
    return opened;
  };
}
