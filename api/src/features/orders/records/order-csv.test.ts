import { sql } from 'drizzle-orm';
import type { OpenDatabase } from '../../../db/client';
import { openTestDatabase } from '../../../testing/database/test-database';
import { addCustomer, addOrder, newAdministrator } from '../../../testing/gallery/admin-account';
import { buildTestApp } from '../../../testing/server/test-app';

let database: OpenDatabase;
let app: ReturnType<typeof buildTestApp>;
let headers: { authorization: string };

beforeAll(async () => {
  database = await openTestDatabase();
  app = buildTestApp(database.db);
  headers = (await newAdministrator(app, database.db)).headers;
});
afterEach(() => database.db.execute(sql`TRUNCATE orders CASCADE`));
afterAll(async () => {
  await app.close();
  await database.close();
});

const exported = (query = '') => app.inject({ url: `/api/order/export.csv${query}`, headers });

test('exports the orders as a CSV file in UTF-8', async () => {
  const buyer = await addCustomer(database.db, {
    firstname: 'Adébáyọ̀',
    lastname: 'Ọlátúnjí',
    email: 'bayo@mail.example',
  });
  const order = await addOrder(database.db, {
    userId: buyer.id,
    artworkName: 'Rain, "again"',
    price: 250_000,
    delivery: 18_000,
    deliveryZone: 'Lagos',
    createdAt: new Date('2026-11-20T23:05:00Z'),
  });
  const answer = await exported();
  expect(answer.headers).toMatchObject({
    'content-type': 'text/csv; charset=utf-8',
    'content-disposition': 'attachment; filename="orders.csv"',
    'cache-control': 'no-store',
  });
  expect(answer.body.split('\r\n')).toEqual([
    '\ufeff"S/N","Order","Name","Email address","Artwork","Amount","Status","Date","Delivery"',
    `1,${order.number},"Adébáyọ̀ Ọlátúnjí","bayo@mail.example","Rain, ""again""",250000,"Paid","2026-11-21 00:05",18000`,
    '',
  ]);
});

test('exports a collected work as collected', async () => {
  await addOrder(database.db, {
    address: 'Collected from the gallery, 12 Uli Close, Ikoyi, Lagos',
    status: 'Delivered',
  });
  expect((await exported()).body).toContain(',"Collected",');
});

test.each(['=1+1', '+1', '-1', '@SUM(A1)', '\t=1'])(
  'exports a work named %j as text, not as a formula',
  async (artworkName) => {
    await addOrder(database.db, { artworkName });
    expect((await exported()).body).toContain(`,"'${artworkName}",`);
  },
);

test('the export uses the filters and the sort order of the list', async () => {
  await addOrder(database.db, { price: 100 });
  await addOrder(database.db, { price: 300 });
  await addOrder(database.db, { price: 200, status: 'Shipped' });
  const { body } = await exported('?status=Paid&sort=amount-down');
  expect(body.match(/,(\d+),"(Paid|Shipped)"/g)).toEqual([',300,"Paid"', ',100,"Paid"']);
});

test.each(['newest', 'oldest', 'amount-up', 'amount-down', 'name'])(
  'exports more orders than one page, each once, by %s',
  async (sort) => {
    const { userId, artworkId } = await addOrder(database.db);
    await database.db.execute(sql`
      INSERT INTO orders (id, user_id, artwork_id, status, artwork_name, img_url, price, address)
      SELECT gen_random_uuid(), ${userId}, ${artworkId}, 'Canceled', 'Dust', '', 1 + number % 3, 'Lagos'
      FROM generate_series(1, 1200) AS number
    `);
    const lines = (await exported(`?sort=${sort}`)).body.trim().split('\r\n').slice(1);
    expect(lines).toHaveLength(1_201);
    expect(new Set(lines.map((line) => line.split(',')[1])).size).toBe(1_201);
    expect(lines.at(-1)).toMatch(/^1201,/);
  },
);
