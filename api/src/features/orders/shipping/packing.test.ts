import { eq, sql } from 'drizzle-orm';
import { newAdministrator } from '../../../testing/gallery/admin-account';
import { orderedWork } from '../../../testing/orders/orders';
import { setUpShop } from '../../../testing/setup/shop';
import { artworks } from '../../artworks/artwork.table';
import { packingTicks } from './packing-tick.table';

type Staff = Awaited<ReturnType<typeof newAdministrator>>;
type Items = { item: string; label: string; packed: boolean }[];

const shop = setUpShop();
let staff: Staff;
beforeAll(async () => {
  staff = await newAdministrator(shop.app, shop.db);
});

const all = ['work', 'protection', 'certificate', 'invoice'];

async function paidOrder() {
  const ordered = await orderedWork(shop.app, shop.db);
  shop.bank.pays(ordered.reference, ordered.work.price);
  await ordered.buyer.does(ordered.order._id, 'verify');
  return { id: ordered.order._id, ...ordered };
}

const packingOf = async (id: string) => (await staff.sees(`/order/${id}/record`)).packing;
const tickedOf = (packing: { items: Items } | null) =>
  (packing?.items ?? []).filter(({ packed }) => packed).map(({ item }) => item);
const ticks = (id: string, item: string, { packed = true, by = staff } = {}) =>
  by.does('PUT', `/order/${id}/packing/${item}`, { packed });
const ships = (id: string) =>
  staff.does('PUT', `/order/${id}/status`, { status: 'Shipped', delivery_date: '2096-12-01' });
const tickAll = (id: string) => Promise.all(all.map((item) => ticks(id, item)));
const packedEntries = async (id: string) => {
  const { audit } = await staff.sees(`/order/${id}/record`);
  return audit.filter(({ action }: { action: string }) => action === 'Order packed');
};

test('a paid order lists its work, its protection, and the papers that exist', async () => {
  const { id, order } = await paidOrder();
  const packing = await packingOf(id);
  expect(packing).toMatchObject({ packed: null, open: true });
  expect(packing.items.map(({ item, label }: Items[number]) => [item, label])).toEqual([
    ['work', `Work wrapped in glassine: ${order.artwork_id.name_of_artwork}`],
    ['protection', 'Corner guards, 4'],
    ['certificate', expect.stringMatching(/^Certificate UG-\d{4}-\d{4}$/)],
    ['invoice', expect.stringMatching(/^Invoice \d{4}-\d{4}$/)],
  ]);
});

test('a sculpture needs no corner guards, and an unframed picture needs boards', async () => {
  const { id, work } = await paidOrder();
  await shop.db.update(artworks).set({ framed: false }).where(eq(artworks.id, work.id));
  expect((await packingOf(id)).items[1]).toMatchObject({ label: 'Rigid boards' });
  await shop.db.update(artworks).set({ type: 'Sculpture' }).where(eq(artworks.id, work.id));
  expect((await packingOf(id)).items.map(({ item }: Items[number]) => item)).not.toContain('protection');
});

test('a withdrawn certificate leaves the list, and the rest is enough', async () => {
  const { id } = await paidOrder();
  const certificate = (await packingOf(id)).items[2].label.split(' ').at(-1);
  await staff.does('POST', `/certificate/${certificate}/withdraw`, { reason: 'Printed with a mistake.' });
  for (const item of ['work', 'protection']) await ticks(id, item);
  expect(await ticks(id, 'certificate')).toMatchObject({ status: 404 });
  expect((await ticks(id, 'invoice')).packing).toMatchObject({ packed: { by: 'Ngọzi Eze' } });
});

test('the last tick says who packed the order and when, and a repeated one changes nothing', async () => {
  const { id } = await paidOrder();
  const other = await newAdministrator(shop.app, shop.db, 'manager');
  await shop.db.execute(
    sql`UPDATE users SET firstname = 'Tunde', lastname = 'Ade' WHERE id = ${other.user._id}`,
  );
  for (const item of all.slice(0, 3)) expect((await ticks(id, item)).packing.packed).toBeNull();
  const { status, packing } = await ticks(id, 'invoice', { by: other });
  expect(status).toBe(200);
  expect(packing.packed).toEqual({ by: 'Tunde Ade', at: expect.any(String) });
  expect((await ticks(id, 'invoice')).packing).toEqual(packing);
  expect(await packedEntries(id)).toMatchObject([{ by: 'Tunde Ade' }]);
});

test('ten simultaneous ticks of each item leave one of each, and one entry in the audit', async () => {
  const { id } = await paidOrder();
  const answers = await Promise.all(Array.from({ length: 10 }, () => tickAll(id)));
  expect(answers.flat().every(({ status }) => status === 200)).toBe(true);
  expect(await shop.db.$count(packingTicks, eq(packingTicks.orderId, id))).toBe(4);
  expect(await packedEntries(id)).toHaveLength(1);
});

test('a tick that is taken away opens the list again', async () => {
  const { id } = await paidOrder();
  await tickAll(id);
  const { packing } = await ticks(id, 'certificate', { packed: false });
  expect(packing.packed).toBeNull();
  expect(tickedOf(packing)).toEqual(['work', 'protection', 'invoice']);
  expect((await ticks(id, 'certificate', { packed: false })).packing).toEqual(packing);
});

test('the list of a shipped order stays as it was, and opens again when staff undo the shipping', async () => {
  const { id } = await paidOrder();
  await ticks(id, 'work');
  expect((await ships(id)).status).toBe(200);
  for (const packed of [true, false])
    expect(await ticks(id, 'work', { packed })).toMatchObject({
      status: 409,
      message: 'The order has left: its packing list no longer changes.',
    });
  const left = await packingOf(id);
  expect([left.open, tickedOf(left)]).toEqual([false, ['work']]);
  await staff.does('POST', `/order/${id}/shipping/undo`);
  expect(tickedOf((await ticks(id, 'invoice')).packing)).toEqual(['work', 'invoice']);
});

test('an order that left without a tick has no list until staff undo the shipping', async () => {
  const { id } = await paidOrder();
  await ships(id);
  expect(await packingOf(id)).toBeNull();
  await staff.does('POST', `/order/${id}/shipping/undo`);
  expect((await packingOf(id)).open).toBe(true);
});

test('the database keeps the ticks of an order that has left', async () => {
  const { id } = await paidOrder();
  await ticks(id, 'work');
  await ships(id);
  const tick = { orderId: id, item: 'invoice' as const };
  const kept = expect.objectContaining({ constraint: 'packing_ticks_kept' });
  const ofOrder = eq(packingTicks.orderId, id);
  await expect(shop.db.insert(packingTicks).values(tick)).rejects.toMatchObject({ cause: kept });
  await expect(shop.db.delete(packingTicks).where(ofOrder)).rejects.toMatchObject({ cause: kept });
  await expect(shop.db.update(packingTicks).set({ item: 'invoice' }).where(ofOrder)).rejects.toMatchObject({
    cause: kept,
  });
  const { id: open } = await paidOrder();
  await expect(shop.db.update(packingTicks).set({ orderId: open }).where(ofOrder)).rejects.toMatchObject({
    cause: kept,
  });
  await shop.db.update(packingTicks).set({ byUser: null }).where(ofOrder);
  expect(await shop.db.$count(packingTicks, ofOrder)).toBe(1);
});

test.each([1, 2, 3])('a tick at the moment of the shipping is kept or refused (%i)', async () => {
  const { id } = await paidOrder();
  const [shipped, ...answers] = await Promise.all([ships(id), ...all.map((item) => ticks(id, item))]);
  expect(shipped.status).toBe(200);
  const accepted = answers.flatMap(({ status }, at) => (status === 200 ? all[at] : []));
  expect(answers.every(({ status }) => status === 200 || status === 409)).toBe(true);
  expect(tickedOf(await packingOf(id))).toEqual(accepted);
});

test('refuses an order that nobody packs, an unknown item, and no answer', async () => {
  const { id } = await paidOrder();
  expect((await ticks(id, 'frame')).status).toBe(404);
  expect((await ticks(id, '%00')).status).toBe(404);
  expect((await staff.does('PUT', `/order/${id}/packing/work`, { packed: 'yes' })).status).toBe(422);
  expect((await ticks('nothing', 'work')).status).toBe(404);
  const curator = await newAdministrator(shop.app, shop.db, 'curator');
  expect((await ticks(id, 'work', { by: curator })).status).toBe(403);
  await staff.does('PUT', `/order/${id}/status`, { status: 'Refunded' });
  expect(await ticks(id, 'work')).toMatchObject({ status: 409 });
  expect(await packingOf(id)).toBeNull();
  const { order } = await orderedWork(shop.app, shop.db);
  expect((await ticks(order._id, 'work')).message).toBe(
    'This order is pending: only a paid order is packed.',
  );
  expect(await packingOf(order._id)).toBeNull();
});
