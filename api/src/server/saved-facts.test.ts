import type { OrderPaymentAnswer } from '@gallery/shared/contract/orders/order';
import { eq } from 'drizzle-orm';
import { extractText, getDocumentProxy } from 'unpdf';
import { mails } from '../features/mail/mail.table';
import { addArtist, addArtwork, samplePrice } from '../testing/gallery/records';
import { newBuyer } from '../testing/orders/orders';
import { sampleSettings } from '../testing/requests/administrator-samples';
import { nextWeek } from '../testing/requests/viewing-room-samples';
import { openSettlement } from '../testing/setup/settlement';
import { setUpShop } from '../testing/setup/shop';

const { address, hours, phone } = sampleSettings;
const shipped = { status: 'Shipped', delivery_date: '2096-12-01' };
const shop = setUpShop();
let desk: Awaited<ReturnType<typeof openSettlement>>;

beforeAll(async () => {
  desk = await openSettlement(shop);
  await desk.staff.does('PUT', '/settings', { ...sampleSettings, version: 0 });
});

async function textOf(url: string, headers?: Record<string, string>): Promise<string> {
  const { rawPayload } = await shop.app.inject({ url: `/api${url}`, headers });
  const pdf = await getDocumentProxy(new Uint8Array(rawPayload));
  return (await extractText(pdf, { mergePages: true })).text;
}

async function collectedOrder() {
  const [work, buyer] = [await addArtwork(shop.db), await newBuyer(shop.app)];
  const payload = { artwork_id: work.id, price: samplePrice, collect: true };
  const placed = await shop.app.inject({
    method: 'POST',
    url: '/api/order/create',
    headers: buyer.headers,
    payload,
  });
  const { order, payment } = placed.json<OrderPaymentAnswer>();
  shop.bank.pays(payment?.reference ?? '', samplePrice);
  await buyer.does(order._id, 'verify');
  return { buyer, order };
}

test('a collected order, its mails, and its papers have the saved address and hours', async () => {
  const { buyer, order } = await collectedOrder();
  expect(order.address).toBe(`Collected from the gallery, ${address}`);
  await desk.staff.does('PUT', `/order/${order._id}/status`, shipped);
  const written = await shop.db.select().from(mails).where(eq(mails.toAddress, buyer.user.email));
  const ready = written.find(({ subject }) => subject.startsWith('Ready to collect'));
  expect(ready?.text).toContain(`at Uli Gallery, ${address}, from`);
  expect(ready?.text).toContain(`Opening hours: ${hours}.`);
  for (const { html } of written) expect(html).toContain(`Uli Gallery Limited, ${address}<br>`);
  const { papers = [] } = await buyer.sees(order._id);
  const certificate = papers.find(({ kind }) => kind === 'certificate');
  const invoice = papers.find(({ kind }) => kind === 'invoice');
  expect(await textOf(`/certificate/${certificate?.number}/pdf`)).toContain(`Limited, ${address}`);
  expect(await textOf(`/order/${order._id}/papers/${invoice?.number}`, buyer.headers)).toContain(phone);
});

test('an accepted return goes to the saved address', async () => {
  const { buyer, order } = await collectedOrder();
  for (const step of [shipped, { status: 'Delivered' }])
    await desk.staff.does('PUT', `/order/${order._id}/status`, step);
  const ask = {
    method: 'POST',
    url: `/api/order/${order._id}/return-request`,
    headers: buyer.headers,
  } as const;
  await shop.app.inject({ ...ask, payload: { reason: 'It is too large for the wall.' } });
  await desk.staff.does('PUT', `/order/${order._id}/return-request`, { answer: 'accepted' });
  const written = await shop.db.select().from(mails).where(eq(mails.toAddress, buyer.user.email));
  const accepted = written.find(({ subject }) => subject.startsWith('Return accepted'));
  expect(accepted?.text).toContain(`Send it to Uli Gallery, ${address}, within 14 days`);
});

test('statements and catalogues have the saved address and telephone', async () => {
  const artist = await addArtist(shop.db);
  await desk.sell(artist.id);
  const statement = `/settlement/statement.pdf?artist=${artist.id}&month=${desk.month}`;
  expect(await textOf(statement, desk.staff.headers)).toContain(`Uli Gallery Limited, ${address}`);
  const { id } = await addArtwork(shop.db);
  const given = { title: 'Ikoyi', closes_at: nextWeek().toISOString(), artworks: [id] };
  const { room } = await desk.staff.does('POST', '/viewing-rooms', given);
  const foot = await textOf(`/viewing/${room.link.token}/catalogue.pdf`);
  expect(foot).toContain(`Uli Gallery, ${address}`);
  expect(foot).toContain(phone);
});
