import { randomUUID } from 'node:crypto';
import type { OrderPaper } from '@gallery/shared/contract/orders/order';
import { eq, sql } from 'drizzle-orm';
import { extractText, getDocumentProxy, getMeta } from 'unpdf';
import { addArtwork, samplePrice } from '../../../testing/gallery/records';
import { newBuyer, orderedWork } from '../../../testing/orders/orders';
import { testRegistration } from '../../../testing/server/test-app';
import { chargeWebhookBody, runDueJobs, setUpShop, webhook } from '../../../testing/setup/shop';
import { artworks } from '../../artworks/artwork.table';
import { invoices } from '../../papers/invoices/invoice.table';
import { payments } from '../../payments/payment.table';
import { users } from '../../users/user.table';
import { refundOrder } from '../status/refund-order';
import { issueMissingPapers } from './issue-order-papers';

const shop = setUpShop();

async function paidOrder() {
  const ordered = await orderedWork(shop.app, shop.db);
  shop.bank.pays(ordered.reference, ordered.work.price);
  await ordered.buyer.does(ordered.order._id, 'verify');
  return ordered;
}

type Buyer = Awaited<ReturnType<typeof newBuyer>>;

/** Returns the invoices and credit notes of an order. */
async function papersOf(buyer: Buyer, id: string): Promise<OrderPaper[]> {
  const { papers = [] } = await buyer.sees(id);
  return papers.filter(({ kind }) => kind !== 'certificate');
}

function download({ headers }: Pick<Buyer, 'headers'>, id: string, number: string) {
  return shop.app.inject({ url: `/api/order/${id}/papers/${number}`, headers });
}

async function textOf(pdf: Buffer): Promise<string> {
  const { text } = await extractText(new Uint8Array(pdf), { mergePages: true });
  return text;
}

async function refund(id: string, naira: number, by: string) {
  const input = { key: randomUUID(), amount: naira, reason: 'The frame arrived damaged.', returns: false };
  await refundOrder(shop.context, id, { ...input, for_sale: true }, by);
  await runDueJobs(shop);
}

async function expectNoGaps() {
  const { rows } = (await shop.db.execute(
    sql`SELECT count(*)::int AS count, max(number)::int AS last FROM invoices`,
  )) as { rows: { count: number; last: number }[] };
  expect(rows[0]?.count).toBe(rows[0]?.last);
}

test('a payment issues one invoice, whichever report arrives first', async () => {
  const { work, buyer, order, reference } = await orderedWork(shop.app, shop.db);
  expect(await papersOf(buyer, order._id)).toEqual([]);
  shop.bank.pays(reference, work.price);
  const body = chargeWebhookBody(reference, work.price);
  await Promise.all([webhook(shop, body), buyer.does(order._id, 'verify'), webhook(shop, body)]);
  await runDueJobs(shop);
  const papers = await papersOf(buyer, order._id);
  expect(papers).toMatchObject([{ kind: 'invoice', number: expect.stringMatching(/^\d{4}-\d{4}$/) }]);
});

test('ten simultaneous payments get ten numbers without a gap', async () => {
  const ordered = await Promise.all(Array.from({ length: 10 }, () => orderedWork(shop.app, shop.db)));
  for (const { reference, work } of ordered) shop.bank.pays(reference, work.price);
  await Promise.all(ordered.map(({ buyer, order }) => buyer.does(order._id, 'verify')));
  const issued = await Promise.all(ordered.map(({ buyer, order }) => papersOf(buyer, order._id)));
  expect(new Set(issued.flat().map(({ number }) => number)).size).toBe(10);
  await expectNoGaps();
});

test('a settlement that fails after the invoice leaves no gap', async () => {
  const { work, order, reference, buyer } = await orderedWork(shop.app, shop.db);
  shop.bank.pays(reference, work.price);
  const broken = shop.db.transaction(async (tx) => {
    await tx
      .update(payments)
      .set({ capturedAt: sql`clock_timestamp()` })
      .where(eq(payments.reference, reference));
    await shop.context.orders.onCaptured(tx, order._id, work.price * 100);
    throw new Error('killed');
  });
  await expect(broken).rejects.toThrow('killed');
  expect(await papersOf(buyer, order._id)).toEqual([]);
  await paidOrder();
  await expectNoGaps();
});

test('the invoice is one tagged page with the customer, net, and VAT', async () => {
  const work = await addArtwork(shop.db, { name: 'Ọ̀ṣun Ẹ̀yọ́' });
  const buyer = await newBuyer(shop.app);
  const { order, payment } = (await buyer.order(work.id)).json();
  shop.bank.pays(payment.reference, work.price);
  await buyer.does(order._id, 'verify');
  const [paper] = await papersOf(buyer, order._id);
  const { statusCode, headers, rawPayload } = await download(buyer, order._id, paper?.number ?? '');
  expect([statusCode, headers['content-type']]).toEqual([200, 'application/pdf']);
  expect(headers['content-disposition']).toBe(`attachment; filename="invoice-${paper?.number}.pdf"`);
  const pdf = await getDocumentProxy(new Uint8Array(rawPayload));
  expect(pdf.numPages).toBe(1);
  expect(await pdf.getMarkInfo()).toMatchObject({ Marked: true });
  expect((await getMeta(pdf)).info).toMatchObject({
    Title: `Invoice ${paper?.number} · Uli Gallery`,
    Language: 'en-NG',
  });
  const headings = rawPayload.toString('latin1').match(/\/Scope \/(Column|Row)/g);
  expect(headings).toHaveLength(5);
  const text = await textOf(rawPayload);
  expect(text.normalize('NFC')).toContain('Ọ̀ṣun Ẹ̀yọ́'.normalize('NFC'));
  const kobo = samplePrice * 100;
  const vat = Math.round((kobo * 7.5) / 107.5);
  for (const shown of [kobo, vat, kobo - vat])
    expect(text).toContain((shown / 100).toLocaleString('en', { minimumFractionDigits: 2 }));
  expect(text).toContain('12 Uli Close, Ikoyi');
  expect(text).toContain(testRegistration);
  expect(text).toContain(payment.reference);
  expect(text).toContain('within 14 days of its arrival');
});

test('later changes of the work and the customer do not change an invoice', async () => {
  const { work, buyer, order } = await paidOrder();
  const [paper] = await papersOf(buyer, order._id);
  const before = await textOf((await download(buyer, order._id, paper?.number ?? '')).rawPayload);
  await shop.db.update(artworks).set({ name: 'Renamed', price: 1 }).where(eq(artworks.id, work.id));
  await shop.db.update(users).set({ lastname: 'Renamed' }).where(eq(users.id, buyer.user._id));
  const after = await textOf((await download(buyer, order._id, paper?.number ?? '')).rawPayload);
  expect(after).toBe(before);
});

test('the database refuses changes, deletions, and gaps, and lets a customer be forgotten', async () => {
  const { buyer, order } = await paidOrder();
  const isIt = eq(invoices.orderId, order._id);
  const [row] = await shop.db.select().from(invoices).where(isIt);
  if (!row) throw new Error('There is no invoice.');
  await expect(shop.db.update(invoices).set({ total: 1 }).where(isIt)).rejects.toThrow();
  await expect(shop.db.delete(invoices).where(isIt)).rejects.toThrow();
  const later = { ...row, id: randomUUID(), kind: 'credit note' as const, number: row.number + 7 };
  await expect(shop.db.insert(invoices).values(later)).rejects.toThrow();
  await shop.db.update(invoices).set({ billTo: null }).where(isIt);
  const [paper] = await papersOf(buyer, order._id);
  const text = await textOf((await download(buyer, order._id, paper?.number ?? '')).rawPayload);
  expect(text).not.toContain(buyer.user.lastname);
});

test('each refund gets a credit note, and their VAT adds up to the invoice’s', async () => {
  const { buyer, order, work } = await paidOrder();
  await refund(order._id, 100_001, buyer.user._id);
  await refund(order._id, work.price - 100_001, buyer.user._id);
  await runDueJobs(shop);
  expect(await papersOf(buyer, order._id)).toMatchObject([
    { kind: 'invoice' },
    { kind: 'credit note' },
    { kind: 'credit note' },
  ]);
  const rows = await shop.db.select().from(invoices).where(eq(invoices.orderId, order._id));
  const sumOf = (kind: string) =>
    rows
      .filter((row) => row.kind === kind)
      .reduce((sum, { vat, total }) => ({ vat: sum.vat + vat, total: sum.total + total }), {
        vat: 0,
        total: 0,
      });
  expect(sumOf('credit note')).toEqual(sumOf('invoice'));
  const note = (await papersOf(buyer, order._id))[1];
  const text = await textOf((await download(buyer, order._id, note?.number ?? '')).rawPayload);
  expect(text).toContain('The frame arrived damaged.');
});

test('another customer and a visitor cannot download a paper', async () => {
  const { buyer, order } = await paidOrder();
  const [paper] = await papersOf(buyer, order._id);
  const other = await paidOrder();
  expect((await download(other.buyer, order._id, paper?.number ?? '')).statusCode).toBe(404);
  expect((await download(other.buyer, other.order._id, paper?.number ?? '')).statusCode).toBe(404);
  const visitor = await shop.app.inject(`/api/order/${order._id}/papers/${paper?.number}`);
  expect(visitor.statusCode).toBe(401);
  expect((await download(buyer, order._id, 'invoice')).statusCode).toBe(404);
});

test('issues the invoice that the previous release did not', async () => {
  const { buyer, order } = await orderedWork(shop.app, shop.db);
  await shop.db.execute(sql`UPDATE orders SET status = 'Paid', held_until = NULL WHERE id = ${order._id}`);
  await Promise.all([issueMissingPapers(shop.context), issueMissingPapers(shop.context)]);
  expect(await papersOf(buyer, order._id)).toHaveLength(1);
  await shop.db.execute(sql`UPDATE orders SET status = 'Canceled' WHERE id = ${order._id}`);
  await shop.db.execute(
    sql`UPDATE artworks SET availability = 'available', held_until = NULL WHERE id = ${order.artwork_id._id}`,
  );
});
