import { randomUUID } from 'node:crypto';
import type { DeliveryZone } from '@gallery/shared/contract/delivery/delivery';
import { addArtwork } from '../../testing/gallery/records';
import { setUpAdminApi } from '../../testing/setup/setup-api';
import { audits } from '../audit/audit.table';
import { deliveryTables } from './delivery-table.table';

const api = setUpAdminApi();
const { curator } = api;

beforeEach(async () => {
  await api.db.delete(deliveryTables);
  await api.db.delete(audits);
});

const rate = { up_to_cm: 150, up_to_kg: 40, price: 18_000 };
const lagos: DeliveryZone = {
  name: 'Lagos',
  country: 'NG',
  states: ['Lagos'],
  days: 'two to four days',
  rates: [rate],
};
const nigeria: DeliveryZone = { ...lagos, name: 'Nigeria', states: [] };
const save = (zones: unknown, version = 0) => curator.does('PUT', '/delivery/zones', { zones, version });

async function quoted(query: Record<string, string>) {
  return api.app.inject({ url: '/api/delivery/quote', query });
}

test('a visitor reads what a curator entered for the state, and caches nothing', async () => {
  const work = await addArtwork(api.db, { height_cm: 90, width_cm: 120 });
  const ask = () => quoted({ artwork_id: work.id, country: 'NG', state: 'Lagos' });
  expect((await ask()).json()).toEqual({ quote: { zone: null, days: null, price: null } });
  expect(await save([lagos])).toMatchObject({ status: 200, table: { version: 1, zones: [lagos] } });
  const answer = await ask();
  expect(answer.json()).toEqual({ quote: { zone: 'Lagos', days: 'two to four days', price: 18_000 } });
  expect(answer.headers['cache-control']).toBe('no-store');
});

test.each([
  [{ artwork_id: randomUUID(), country: 'NG' }, 404, /No artwork/],
  [{ artwork_id: 'x', country: 'NG' }, 422, /UUID/],
  [{ artwork_id: randomUUID(), country: 'ng' }, 422, /two letters/],
  [{ artwork_id: randomUUID() }, 422, /two letters/],
  [{ artwork_id: randomUUID(), country: 'NG', state: 'x'.repeat(101) }, 422, /100/],
])('refuses the question %j with %d', async (query, status, message) => {
  const answer = await quoted(query as Record<string, string>);
  expect(answer.statusCode).toBe(status);
  expect(answer.body).toMatch(message);
});

test('each edit names its author and the zones that changed', async () => {
  await save([lagos, nigeria]);
  const cheaper = { ...lagos, rates: [{ ...rate, price: 15_000 }] };
  const { audit } = await save([cheaper, nigeria], 1);
  expect(audit.at(-1)).toMatchObject({
    action: 'Delivery prices changed',
    from: 'Lagos: NG, Lagos, two to four days, 150 cm, 40 kg #18,000',
    to: 'Lagos: NG, Lagos, two to four days, 150 cm, 40 kg #15,000',
  });
  const read = await curator.sees('/delivery/zones');
  expect(read).toMatchObject({ table: { version: 2, zones: [cheaper, nigeria] }, audit });
});

test('ten edits at once save one, and the others receive its zones', async () => {
  const edits = Array.from({ length: 10 }, (_, place) => ({ ...lagos, name: `Lagos ${place}` }));
  const answers = await Promise.all(edits.map((zone) => save([zone])));
  const saved = answers.filter(({ status }) => status === 200);
  expect(saved).toHaveLength(1);
  const refused = answers.filter(({ status }) => status === 409);
  expect(refused).toHaveLength(9);
  for (const { table } of refused) expect(table).toEqual(saved[0]?.table);
});

test.each([
  ['a second zone of a state', [lagos, { ...lagos, name: 'Ikeja', states: ['lagos state'] }], /one zone/],
  ['a second zone of a country', [nigeria, { ...nigeria, name: 'All of it' }], /one zone/],
  ['a name twice', [lagos, { ...nigeria, name: 'lagos' }], /name may appear once/],
  ['states without a country', [{ ...lagos, country: null }], /need a country/],
  ['a country that does not exist', [{ ...lagos, country: 'QX' }], /two letters/],
  ['no days', [{ ...lagos, days: ' ' }], /Days are required/],
  ['a rate twice', [{ ...lagos, rates: [rate, { ...rate, price: 1 }] }], /may appear once/],
  ['a price with kobo', [{ ...lagos, rates: [{ ...rate, price: 1.5 }] }], /whole number of naira/],
  ['a price as text', [{ ...lagos, rates: [{ ...rate, price: '18000' }] }], /whole number of naira/],
  ['no size', [{ ...lagos, rates: [{ ...rate, up_to_cm: 0 }] }], /centimeters/],
  ['a negative weight', [{ ...lagos, rates: [{ ...rate, up_to_kg: -1 }] }], /kilograms/],
  ['31 zones', Array.from({ length: 31 }, () => lagos), /At most 30/],
  ['11 rates', [{ ...lagos, rates: Array.from({ length: 11 }, () => rate) }], /at most 10/],
])('refuses %s with a message', async (_what, zones, message) => {
  const answer = await save(zones);
  expect(answer.status).toBe(422);
  expect(Object.values(answer.errors).join()).toMatch(message);
  expect(await curator.sees('/delivery/zones')).toMatchObject({ table: { version: 0 } });
});

test('the database refuses a negative price and one with kobo', async () => {
  for (const price of [-1, 1.5]) {
    const zones = [{ ...lagos, rates: [{ ...rate, price }] }];
    await expect(api.db.insert(deliveryTables).values({ version: 1, zones })).rejects.toThrow();
  }
});
