import { waitFor } from '../../load/latency.mjs';
import { percentile } from '../../numbers.mjs';
import { logIn } from '../../product/data/administrator.mjs';

const times = 40;
const searches = {
  '/find': ['okafor', '08030000000', 'customer1999@mail.example', '250,000', 'dust', 'nothing like it'],
  '/order': ['okafor', '0803', 'customer1999@mail.example', '250,000', '1999'],
  '/person': ['okafor', 'customer1999@mail.example', '0803'],
  '/artwork': ['noon', 'sculpure', 'okafor'],
  '/artist/artists': ['okafor', 'artist99'],
  '/conversation': ['ngozi', 'dust'],
  '/audit': ['curator', 'price'],
};

/** Requests each list of staff that the API's description names, each of the searches above, and the live auction. @param {import('../../stage.mjs').Stage} stage @returns {Promise<{ measured: Record<string, number>, details: unknown, notes: string[] }>} */
export async function measureFair(stage) {
  const fair = await stage.fair();
  if (!fair) return { measured: {}, details: null, notes: ['There is no PostgreSQL here.'] };
  const headers = { authorization: `Bearer ${await logIn(fair.api)}` };
  const send = (/** @type {string} */ path) => fetch(`${fair.api}/api${path}`, { headers });
  /** @type {Record<string, number>} */
  const slowest = {};
  for (const path of await pathsAt(send, fair.auction)) {
    const answer = await send(path);
    if (answer.status !== 200) throw new Error(`${path} answered ${answer.status}: ${await answer.text()}`);
    const waits = [];
    for (let count = 0; count < times; count += 1) waits.push(await waitFor(() => send(path)));
    slowest[path] = percentile(waits, 95);
  }
  const sorted = Object.entries(slowest).sort(([, one], [, other]) => other - one);
  const notes = sorted.slice(0, 5).map(([path, wait]) => `Fair, p95: ${wait.toFixed(1)} ms ${path}`);
  return { measured: { fairList: sorted[0]?.[1] ?? Number.NaN }, details: slowest, notes };
}

/** The description names these too, but they belong to one account or carry no list. */
const noLists = ['/account', '/find'];

/** @param {(path: string) => Promise<Response>} send @param {string} auction */
async function pathsAt(send, auction) {
  const { paths } = await (await send('/openapi.json')).json();
  const lists = Object.entries(paths)
    .filter(
      ([path, { get }]) =>
        get?.security && get.responses[200]?.content?.['application/json'] && !path.includes('{'),
    )
    .map(([path]) => path.replace(/^\/api/, ''));
  const found = Object.entries(searches).flatMap(([path, words]) =>
    words.map((word) => `${path}?q=${encodeURIComponent(word)}`),
  );
  const ofAuction = ['console', 'bidders', 'record'].map((part) => `/auction/${auction}/${part}`);
  return [
    ...lists.filter((path) => !noLists.some((start) => path.startsWith(start))),
    ...found,
    ...ofAuction,
  ];
}
