import { openBrowser } from './browser/browser.mjs';
import { startFloor, startWithoutScripts } from './floor/floor.mjs';
import { stoppedAtEnd } from './product/closing.mjs';
import { openFair } from './product/data/fair.mjs';
import { buildOneBundle, oneBundle } from './product/one-bundle.mjs';
import { startApi, startEdge, startRemote, withoutRegistry } from './product/product.mjs';

/** Opens each thing when a part first uses it. @typedef {ReturnType<typeof openStage>} Stage */
export function openStage() {
  const api = once(() => startApi());
  const remotes = once(async () => ({
    gallery: (await startRemote('gallery')).url,
    customer: (await startRemote('customer')).url,
    admin: (await startRemote('admin')).url,
  }));
  const edge = once(async () => startEdge({ api: (await api()).url, remotes: await remotes() }));
  const bundled = once(async () => {
    await buildOneBundle();
    const gallery = await startRemote('gallery', oneBundle.releaseFolder);
    const all = { ...(await remotes()), gallery: gallery.url };
    const place = { api: (await api()).url, remotes: all };
    return startEdge({ ...place, file: oneBundle.edge, env: withoutRegistry });
  });
  const opened = once(() => stoppedAtEnd(openStoppableBrowser()));
  const browser = async () => (await opened()).browser;
  const pages = once(async () => {
    const { url } = await api();
    const { artworks } = await (await fetch(`${url}/api/artwork?type=Painting`)).json();
    const { lots } = await (await fetch(`${url}/api/lot`)).json();
    return {
      home: '/',
      artworks: '/artist',
      artwork: `/art-page/${artworks[0]._id}`,
      lot: `/auction-bidding/${lots[0]._id}`,
      events: '/event-booking',
    };
  });
  const floor = once(async () =>
    startFloor(await browser(), (await edge()).url, Object.values(await pages())),
  );
  const withoutScripts = once(async () => startWithoutScripts((await edge()).url));
  const fair = once(() => stoppedAtEnd(openFair()));
  return { api, fair, remotes, edge, floor, withoutScripts, bundled, browser, pages };
}

async function openStoppableBrowser() {
  const browser = await openBrowser();
  return { browser, stop: () => browser.close() };
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
