import type { CertificateAnswer } from '@gallery/shared/contract/catalogue/certificates/certificate';
import { eq, sql } from 'drizzle-orm';
import { extractText, getDocumentProxy, getMeta } from 'unpdf';
import { newAdministrator } from '../../../testing/gallery/admin-account';
import { addEdition } from '../../../testing/gallery/editions';
import { addArtwork } from '../../../testing/gallery/records';
import { newBuyer } from '../../../testing/orders/orders';
import { newOrderAdministrator, runDueJobs, setUpShop } from '../../../testing/setup/shop';
import { artworks } from '../../artworks/artwork.table';
import { certificates } from './certificate.table';

const shop = setUpShop();

async function buys(workId: string, price: number) {
  const buyer = await newBuyer(shop.app);
  const { order, payment } = (await buyer.order(workId)).json();
  shop.bank.pays(payment.reference, price);
  await buyer.does(order._id, 'verify');
  const { papers = [] } = await buyer.sees(order._id);
  const number = papers.find(({ kind }) => kind === 'certificate')?.number ?? '';
  return { buyer, order, number };
}

async function certificateOf(number: string) {
  return (await shop.app.inject(`/api/certificate/${number}`)).json<CertificateAnswer>().certificate;
}

test('the papers of a number name it', async () => {
  const [, second] = await addEdition(shop.db, 12, { name: 'Ọdún' });
  const { number, order } = await buys(second.id, second.price);
  expect(order.artwork_id.name_of_artwork).toBe('Ọdún, 2 of 12');
  const { title, facts } = await certificateOf(number);
  expect(title).toBe('Ọdún');
  expect(facts).toContainEqual({ name: 'Edition', value: '2 of 12' });
});

test('a paid order gets a certificate whose signature covers its facts', async () => {
  const work = await addArtwork(shop.db, { name: 'Ọ̀ṣun', materials: 'Bronze', year: 2022 });
  const { number } = await buys(work.id, work.price);
  expect(number).toMatch(/^UG-\d{4}-\d{4}$/);
  const certificate = await certificateOf(number);
  expect(certificate).toMatchObject({ state: 'current', is_signed: true, title: 'Ọ̀ṣun' });
  expect(certificate.facts).toContainEqual({ name: 'Medium', value: 'Bronze' });
  expect(JSON.stringify(certificate)).not.toContain(String(work.price));
  await shop.db.update(artworks).set({ materials: 'Tin' }).where(eq(artworks.id, work.id));
  expect(await certificateOf(number)).toEqual(certificate);
});

test('a changed fact fails the check of the signature', async () => {
  const work = await addArtwork(shop.db, { materials: 'Bronze' });
  const { number, order } = await buys(work.id, work.price);
  const change = shop.db
    .update(certificates)
    .set({ facts: { Title: 'Forged' } })
    .where(eq(certificates.orderId, order._id));
  await expect(change).rejects.toThrow();
  await shop.db.execute(sql`ALTER TABLE certificates DISABLE TRIGGER certificates_kept`);
  await shop.db
    .update(certificates)
    .set({ facts: { Title: 'Forged' } })
    .where(eq(certificates.orderId, order._id));
  await shop.db.execute(sql`ALTER TABLE certificates ENABLE TRIGGER certificates_kept`);
  expect((await certificateOf(number)).is_signed).toBe(false);
});

test('another sale of the work supersedes its certificate', async () => {
  const work = await addArtwork(shop.db);
  const first = await buys(work.id, work.price);
  const administer = await newOrderAdministrator(shop);
  await administer(first.order._id, { status: 'Refunded' });
  await runDueJobs(shop);
  expect((await certificateOf(first.number)).state).toBe('current');
  const second = await buys(work.id, work.price);
  expect(await certificateOf(first.number)).toMatchObject({
    state: 'superseded',
    replaced_by: second.number,
  });
  expect((await certificateOf(second.number)).state).toBe('current');
});

test('an administrator withdraws a certificate once, with a reason in the audit', async () => {
  const work = await addArtwork(shop.db);
  const { number, order, buyer } = await buys(work.id, work.price);
  const { headers } = await newAdministrator(shop.app, shop.db);
  const withdraw = (by: object, reason = 'The work was lost in a fire.') =>
    shop.app.inject({
      method: 'POST',
      url: `/api/certificate/${number}/withdraw`,
      headers: { ...by },
      payload: { reason },
    });
  expect((await withdraw(buyer.headers)).statusCode).toBe(403);
  expect((await withdraw(headers, '')).statusCode).toBe(422);
  expect((await withdraw(headers)).statusCode).toBe(200);
  expect((await withdraw(headers)).statusCode).toBe(409);
  expect(await certificateOf(number)).toMatchObject({
    state: 'withdrawn',
    reason: 'The work was lost in a fire.',
  });
  const { audit } = (await shop.app.inject({ url: `/api/order/${order._id}/record`, headers })).json();
  expect(audit).toContainEqual(expect.objectContaining({ action: 'Certificate withdrawn' }));
});

test('the certificate is one tagged page that anyone can download', async () => {
  const materials = 'Bronze, hammered and waxed, on a base of black granite from Jos';
  const work = await addArtwork(shop.db, { name: 'Ẹ̀yọ́', materials });
  const { number } = await buys(work.id, work.price);
  const { rawPayload, headers } = await shop.app.inject(`/api/certificate/${number}/pdf`);
  expect(headers['content-type']).toBe('application/pdf');
  const pdf = await getDocumentProxy(new Uint8Array(rawPayload));
  expect(pdf.numPages).toBe(1);
  expect(await pdf.getMarkInfo()).toMatchObject({ Marked: true });
  const page = await pdf.getPage(1);
  expect(page.view.map(Math.round)).toEqual([0, 0, 595, 842]);
  expect((await getMeta(pdf)).info).toMatchObject({
    Title: `Certificate of authenticity ${number} · Uli Gallery`,
    Language: 'en-NG',
  });
  expect(JSON.stringify(await page.getStructTree())).toContain(
    `"alt":"QR code for https://gallery.example/certificate/${number}"`,
  );
  const { text } = await extractText(pdf, { mergePages: true });
  expect(text.normalize('NFC')).toContain('Ẹ̀yọ́'.normalize('NFC'));
  expect(text).toContain(`/certificate/${number}`);
  expect(text.replaceAll('\n', ' ')).toContain(materials);
});

test('answers 404 for a number that is not issued', async () => {
  for (const number of ['UG-2026-9999', 'UG-1', 'x', '2026-0001'])
    expect((await shop.app.inject(`/api/certificate/${number}`)).statusCode).toBe(404);
});
