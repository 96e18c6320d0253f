import { waitFor } from '../../load/latency.mjs';
import { median } from '../../numbers.mjs';
import { growPostgres } from '../../product/data/catalogue.mjs';
import { openPostgres } from '../../product/data/postgres.mjs';
import { startApi } from '../../product/product.mjs';

const size = 100_000;
const words = [
  'noon',
  'osun',
  'harmattan morning',
  'adire',
  'bronze',
  'sculpure',
  'rain',
  'lagos',
  'paintng',
  'red',
  'okafor',
  'night market',
  'h',
  'os',
  'wood',
  'afternoon sleep',
  'nothing like it',
  'river',
  'lines mother',
  'door',
];
const filters = ['', '&type=Sculpture', '&available=true', '&sort=price-down', '&limit=100'];

/** Each search runs for the first time, so that no cache answers it. @returns {Promise<{ measured: Record<string, number>, details: unknown, notes?: string[] }>} */
export async function measureSearch() {
  const postgres = await openPostgres();
  if (!postgres) return { measured: {}, details: null, notes: ['There is no PostgreSQL here.'] };
  try {
    await (await startApi({ databaseUrl: postgres.url })).stop();
    await growPostgres(postgres.url, size);
    const api = await startApi({ databaseUrl: postgres.url });
    const waits = await waitsAt(api.url).finally(api.stop);
    return { measured: { search: median(Object.values(waits)) }, details: waits };
  } finally {
    await postgres.stop();
  }
}

/** @param {string} origin */
async function waitsAt(origin) {
  await waitFor(() => fetch(`${origin}/api/artwork?q=warming`));
  /** @type {Record<string, number>} */
  const waits = {};
  for (const filter of filters) {
    for (const word of words) {
      const path = `/api/artwork?short=true&q=${encodeURIComponent(word)}${filter}`;
      waits[path] = await waitFor(() => fetch(`${origin}${path}`));
    }
  }
  return waits;
}
