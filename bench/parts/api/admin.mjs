import { medianWait } from '../../load/latency.mjs';
import { growAdminRecords } from '../../product/data/admin-records.mjs';
import { administratorEnv, logIn } from '../../product/data/administrator.mjs';
import { growPostgres } from '../../product/data/catalogue.mjs';
import { openPostgres } from '../../product/data/postgres.mjs';
import { startApi } from '../../product/product.mjs';

const size = 10_000;
const sizes = { people: size / 5, artists: size, orders: size, notifications: size, letters: size };
const times = 30;

/** @returns {Promise<{ measured: Record<string, number>, details: unknown, notes: string[] }>} */
export async function measureAdmin() {
  const postgres = await openPostgres();
  if (!postgres) return { measured: {}, details: null, notes: ['There is no PostgreSQL here.'] };
  try {
    await (await startApi({ databaseUrl: postgres.url, env: administratorEnv })).stop();
    await growPostgres(postgres.url, size);
    await growAdminRecords(postgres.url, sizes);
    const api = await startApi({ databaseUrl: postgres.url, env: administratorEnv });
    return reportOf(await waitsAt(api.url).finally(api.stop));
  } finally {
    await postgres.stop();
  }
}

/** @param {Record<string, number>} waits */
function reportOf(waits) {
  const slowestFirst = Object.entries(waits).sort(([, one], [, other]) => other - one);
  const [slowest = ['', Number.NaN]] = slowestFirst;
  const notes = slowestFirst
    .slice(0, 5)
    .map(([path, wait]) => `Back office, p50: ${wait.toFixed(1)} ms ${path}`);
  return { measured: { adminList: slowest[1] }, details: waits, notes };
}

/** @param {string} origin */
async function waitsAt(origin) {
  const headers = { authorization: `Bearer ${await logIn(origin)}` };
  const send = (/** @type {string} */ path) => fetch(`${origin}/api${path}`, { headers });
  /** @type {Record<string, number>} */
  const waits = {};
  for (const path of await pathsAt(send)) {
    const answer = await send(path);
    if (answer.status !== 200) throw new Error(`${path} answered ${answer.status}: ${await answer.text()}`);
    waits[path] = await medianWait(() => send(path), times);
  }
  return waits;
}

const sorts = ['newest', 'oldest', 'amount-down', 'amount-up', 'name'];
const searches = ['okafor', 'adebayo olatunji', 'customer1999@mail.example', 'harm', 'e'];

/** @param {(path: string) => Promise<Response>} send */
async function pathsAt(send) {
  const orders = [
    ...sorts.map((sort) => `/order?sort=${sort}`),
    ...sorts.flatMap((sort) => searches.map((q) => `/order?sort=${sort}&q=${encodeURIComponent(q)}`)),
    ...['status=Paid', 'status=Pending&sort=name', 'from=2020-01-01&to=2040-12-31&sort=amount-down'].map(
      (filter) => `/order?${filter}`,
    ),
  ];
  const deep = await Promise.all(['/order', '/order?sort=name', '/enquiry', '/contact'].map(lastPage));
  return [
    ...orders,
    ...deep,
    '/dashboard',
    '/artist/artists?sort=name',
    '/artist/artists?q=okafor',
    '/artist/artists?q=artist9999',
    '/notification',
    '/notification?unread=true',
    '/notification?tag=Booking',
    '/enquiry',
    '/enquiry?open=true',
    '/contact',
    '/contact?open=true',
    '/artwork?q=noon',
    '/artwork?q=sculpure',
    '/artwork?q=h',
    '/artwork?sort=name',
  ];

  /** @param {string} path */
  async function lastPage(path) {
    const mark = path.includes('?') ? '&' : '?';
    const cursor = Buffer.from(`from.${size - 100}`).toString('base64url');
    const address = `${path}${mark}limit=100&cursor=${cursor}`;
    const { first } = await (await send(address)).json();
    if (first !== size - 99) throw new Error(`${address} is not the last page`);
    return address;
  }
}
