import { waitFor } from '../../load/latency.mjs';
import { percentile } from '../../numbers.mjs';
import { logIn } from '../../product/data/administrator.mjs';
import { step } from '../../step.mjs';

const times = 40;
const secondsOfList = 60;
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
  const fair = await step('the records of a fair', 300, stage.fair);
  if (!fair) return { measured: {}, details: null, notes: ['There is no PostgreSQL here.'] };
  const headers = { authorization: `Bearer ${await logIn(fair.api)}` };
  const send = (/** @type {string} */ path) => fetch(`${fair.api}/api${path}`, { headers });
  /** @type {Record<string, number>} */
  const slowest = {};
  const refused = [];
  for (const path of await pathsAt(send, fair.auction)) {
    const waits = await step(path, secondsOfList, () => waitsOf(send, path));
    if (waits.length > 0) slowest[path] = percentile(waits, 95);
    else refused.push(path);
  }
  const sorted = Object.entries(slowest).sort(([, one], [, other]) => other - one);
  const notes = sorted.slice(0, 5).map(([path, wait]) => `Fair, p95: ${wait.toFixed(1)} ms ${path}`);
  if (refused.length > 0) notes.push(`Fair, lists that need a parameter: ${refused.join(' ')}`);
  return { measured: { fairList: sorted[0]?.[1] ?? Number.NaN }, details: slowest, notes };
}

/** Returns nothing for a list that needs a parameter. @param {(path: string) => Promise<Response>} send @param {string} path */
async function waitsOf(send, path) {
  const waits = [];
  const { status } = await send(path);
  if (status === 422) return [];
  if (status !== 200) throw new Error(`${path} answered ${status}`);
  for (let count = 0; count < times; count += 1) waits.push(await waitFor(() => send(path)));
  return waits;
}

/** The description names these too, but they belong to one account or carry no list. */
const noLists = ['/account', '/find', '/bidder'];

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
    `/bidder?auction=${auction}`,
  ];
}
