import { randomUUID } from 'node:crypto';
import { eq, sql } from 'drizzle-orm';
import { newAdministrator } from '../../testing/gallery/admin-account';
import { addArtist } from '../../testing/gallery/records';
import { openSettlement } from '../../testing/setup/settlement';
import { setUpShop } from '../../testing/setup/shop';
import { listAudit } from '../audit/list-audit';
import { payouts } from '../orders/shares/artist-share.table';

const shop = setUpShop();
let desk: Awaited<ReturnType<typeof openSettlement>>;
beforeAll(async () => {
  desk = await openSettlement(shop);
});

/** The artist's half of a work of #250,000 without VAT. */
const half = 11_627_907;

async function artistWithSale() {
  const { id } = await addArtist(shop.db);
  return { id, order: await desk.sell(id) };
}

const paidTo = (artist: string) => shop.db.select().from(payouts).where(eq(payouts.artistId, artist));

test('a payout closes the month, and names who paid, when, and how much', async () => {
  const { id } = await artistWithSale();
  const answer = await desk.pay(id, half);
  expect([answer.statusCode, answer.json().message]).toEqual([201, 'Adébáyọ̀ Ọlátúnjí is marked as paid.']);
  expect((await desk.statementOf(id)).payout).toEqual({
    month: desk.month,
    amount_kobo: half,
    at: expect.any(String),
    by: 'Ngọzi Eze',
    note: 'Bank transfer 88',
  });
  expect(await listAudit(shop.db, 'artist', id)).toMatchObject([
    { action: 'Statement marked paid', to: `#116,279.07, statement of ${desk.month}, Bank transfer 88` },
  ]);
});

test('one of ten payouts at the same time is made', async () => {
  const { id } = await artistWithSale();
  const answers = await Promise.all(Array.from({ length: 10 }, () => desk.pay(id, half)));
  expect(answers.map(({ statusCode }) => statusCode).toSorted()).toEqual([201, ...Array(9).fill(409)]);
  expect(await paidTo(id)).toHaveLength(1);
});

test('a payout and a refund at the same time agree on what is due', async () => {
  const { id, order } = await artistWithSale();
  await Promise.all([desk.refund(order, 50_000), desk.pay(id, half)]);
  const isPaid = (await paidTo(id)).length === 1;
  const { due_kobo } = await desk.statementOf(id, desk.nextMonth);
  expect(due_kobo).toBe(isPaid ? -2_325_581 : half - 2_325_581);
});

test('a payout of another amount than is due is refused', async () => {
  const { id, order } = await artistWithSale();
  await desk.refund(order, 50_000);
  const messageOf = async (amount: number, month = desk.month) =>
    (await desk.pay(id, amount, { month })).json().message;
  expect(await messageOf(half)).toBe('The amount due is now #93,023.26. Check the statement again.');
  await desk.refund(order, 200_000);
  expect(await messageOf(1)).toBe('Nothing is due on this statement.');
  expect(await messageOf(1, '2097-01')).toBe('This month has not begun.');
  expect((await desk.pay(randomUUID(), 1)).statusCode).toBe(404);
});

test('a refund after a payout leaves it alone, and the next statement takes it off', async () => {
  const { id, order } = await artistWithSale();
  expect((await desk.pay(id, half)).statusCode).toBe(201);
  await desk.refund(order, 50_000);
  expect(await desk.statementOf(id)).toMatchObject({ due_kobo: half, lines: [{ kind: 'sale' }] });
  expect(await desk.statementOf(id, desk.nextMonth)).toMatchObject({
    brought_forward_kobo: 0,
    due_kobo: -2_325_581,
    payout: null,
    lines: [{ kind: 'refund' }],
  });
});

test('the database refuses another amount, and a change of a payout', async () => {
  const { id } = await artistWithSale();
  const refuses = (change: Promise<unknown>) =>
    expect(change.catch((error) => Promise.reject(error.cause ?? error))).rejects;
  const row = { id: randomUUID(), artistId: id, month: `${desk.month}-01`, byName: 'Ada' };
  await refuses(shop.db.insert(payouts).values({ ...row, amount: 1 })).toThrow('is due 11627907 kobo');
  await shop.db.insert(payouts).values({ ...row, amount: half });
  const one = eq(payouts.id, row.id);
  await refuses(shop.db.update(payouts).set({ amount: 1 }).where(one)).toThrow('is made');
  await refuses(shop.db.delete(payouts).where(one)).toThrow('is made');
});

test('a payout keeps the name of an administrator whose account is deleted', async () => {
  const { id } = await artistWithSale();
  const leaving = await newAdministrator(shop.app, shop.db);
  await leaving.does('POST', '/settlement/payouts', { artist: id, month: desk.month, amount_kobo: half });
  await shop.db.execute(sql`UPDATE payouts SET by_user = NULL WHERE artist_id = ${id}`);
  expect((await desk.statementOf(id)).payout?.by).toBe('Ngọzi Eze');
});
