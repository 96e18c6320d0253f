import type { Settlement } from '@gallery/shared/contract/settlement/settlement.schema';
import { sql } from 'drizzle-orm';
import { extractText, getDocumentProxy } from 'unpdf';
import { rowsOf } from '../../db/statements';
import { newAdministrator } from '../../testing/gallery/admin-account';
import { addArtist, addArtwork } from '../../testing/gallery/records';
import { newBuyer, orderedWork } from '../../testing/orders/orders';
import { openSettlement } from '../../testing/setup/settlement';
import { runDueJobs, setUpShop } from '../../testing/setup/shop';
import { listAudit } from '../audit/list-audit';
import { readDashboard } from '../dashboard/read-dashboard';
import { readAccounts } from '../orders/records/accounts';

const shop = setUpShop();
let desk: Awaited<ReturnType<typeof openSettlement>>;
beforeAll(async () => {
  desk = await openSettlement(shop);
});

test('a statement has the sales and refunds of the month, and what is due', async () => {
  const artist = await addArtist(shop.db);
  const id = await desk.sell(artist.id);
  await desk.sell(artist.id, 100_000);
  await desk.refund(id, 50_000);
  const statement = await desk.statementOf(artist.id);
  expect(statement.lines).toMatchObject([
    { kind: 'sale', percent: 50, amount_kobo: 25_000_000, base_kobo: 23_255_814, artist_kobo: 11_627_907 },
    { kind: 'sale', amount_kobo: 10_000_000, artist_kobo: 4_651_163 },
    { kind: 'refund', amount_kobo: -5_000_000, artist_kobo: -2_325_581 },
  ]);
  expect(statement).toMatchObject({
    artist: { _id: artist.id, name: 'Adébáyọ̀ Ọlátúnjí' },
    brought_forward_kobo: 0,
    earned_kobo: 13_953_489,
    due_kobo: 13_953_489,
    payout: null,
  });
});

test('the shares of a month add up to the accounts, order by order, and to the dashboard', async () => {
  const artist = await addArtist(shop.db);
  await desk.refund(await desk.sell(artist.id, 300_001), 300_001);
  await desk.refund(await desk.sell(artist.id, 77_777), 13_331);
  await desk.sell(null, 123_456);
  await payUnneeded();
  const { month } = desk;
  const kept = await keptByOrder();
  const shares = await rowsOf<{ order: number; kobo: number }>(
    shop.db,
    sql`SELECT number::float AS "order", sum(artist_share + gallery_share)::float AS kobo
      FROM artist_shares JOIN orders ON orders.id = order_id GROUP BY number ORDER BY number`,
  );
  expect(shares.length).toBeGreaterThan(3);
  for (const { order, kobo } of shares) expect([order, kobo]).toEqual([order, kept.get(order)]);
  const sum = [...kept.values()].reduce((all, kobo) => all + kobo, 0);
  const { captured_kobo, artists_kobo, gallery_kobo } = (
    await desk.get(`?month=${month}`)
  ).json<Settlement>();
  expect([captured_kobo, artists_kobo + gallery_kobo]).toEqual([sum, sum]);
  expect((await readDashboard(shop.db, new Date())).month.amount * 100).toBe(sum);
});

/** A payment that no order needed, which the gallery refunds. */
async function payUnneeded(): Promise<void> {
  const { work, buyer, order, reference } = await orderedWork(shop.app, shop.db);
  await buyer.does(order._id, 'cancel');
  await (await newBuyer(shop.app)).order(work.id);
  shop.bank.pays(reference, work.price);
  await buyer.does(order._id, 'verify');
  await runDueJobs(shop);
}

/** The kobo of each order in the accounts of this month, less its refunds. */
async function keptByOrder(): Promise<Map<number, number>> {
  const kept = new Map<number, number>();
  const accounts = await readAccounts(shop.db, { from: `${desk.month}-01`, to: `${desk.nextMonth}-01` });
  for (const { order, amount } of accounts) kept.set(order, (kept.get(order) ?? 0) + amount);
  return kept;
}

test('lists the artists of a month with what is due', async () => {
  const artist = await addArtist(shop.db, { firstname: 'Bísí' });
  await desk.sell(artist.id);
  const { artists } = (await desk.get(`?month=${desk.month}`)).json<Settlement>();
  expect(artists.find(({ _id }) => _id === artist.id)).toEqual({
    _id: artist.id,
    name: 'Bísí Ọlátúnjí',
    sales: 1,
    refunds: 0,
    brought_forward_kobo: 0,
    earned_kobo: 11_627_907,
    due_kobo: 11_627_907,
    payout: null,
  });
});

test('the CSV of a statement names its range and adds up', async () => {
  const artist = await addArtist(shop.db, { firstname: 'Bísí', lastname: 'Ọkáfọ̀r' });
  await desk.refund(await desk.sell(artist.id), 50_000);
  const { headers, body } = await desk.get(`/statement.csv?artist=${artist.id}&month=${desk.month}`);
  expect(headers['content-disposition']).toMatch(
    new RegExp(`filename="statement-bisi-okafor-${desk.month}-01-to-${desk.month}-(28|29|30|31).csv"`),
  );
  const lines = body.trim().split('\r\n');
  expect(lines[0]).toContain('"Share of the artist"');
  expect(lines[1]).toMatch(/"Sale",\d+,"Harmattan Morning",250000,232558.14,50,116279.07,133720.93$/);
  expect(lines.at(-3)).toBe('"Total","","","",200000,186046.51,"",93023.26,106976.74');
  expect(lines.at(-1)).toBe('"Due","","","","","","",93023.26,""');
});

test('the PDF of a statement is tagged and has all lines', async () => {
  const artist = await addArtist(shop.db, { firstname: 'Bísí' });
  await desk.refund(await desk.sell(artist.id), 50_000);
  const { headers, rawPayload } = await desk.get(`/statement.pdf?artist=${artist.id}&month=${desk.month}`);
  expect(headers['content-disposition']).toContain('.pdf"');
  const pdf = await getDocumentProxy(new Uint8Array(rawPayload));
  expect(pdf.numPages).toBe(1);
  const { text } = await extractText(pdf, { mergePages: true });
  for (const part of ['Bísí', 'Harmattan Morning', 'Refund, ', '#93,023.26', '50%'])
    expect(text).toContain(part);
  expect(await pdf.getMarkInfo()).toMatchObject({ Marked: true });
});

test('the split of an artist applies to the works without their own, and its changes are audited', async () => {
  const artist = await addArtist(shop.db);
  const work = await addArtwork(shop.db, { artistId: artist.id });
  const [ofArtist, ofWork] = [`/splits/artist/${artist.id}`, `/splits/artwork/${work.id}`];
  expect((await desk.get(ofArtist)).json()).toEqual({ percent: null, inherited: 50 });
  const saved = await desk.staff.does('PUT', `/settlement${ofArtist}`, { percent: '62.5' });
  expect(saved).toMatchObject({ percent: 62.5, inherited: 50 });
  expect((await desk.get(ofWork)).json()).toEqual({ percent: null, inherited: 62.5 });
  await desk.staff.does('PUT', `/settlement${ofWork}`, { percent: 40 });
  expect((await desk.get(ofWork)).json()).toEqual({ percent: 40, inherited: 62.5 });
  await desk.staff.does('PUT', `/settlement${ofArtist}`, { percent: '' });
  expect(await listAudit(shop.db, 'artist', artist.id)).toMatchObject([
    { action: 'Split changed', from: 'none', to: '62.5%' },
    { action: 'Split changed', from: '62.5%', to: 'none' },
  ]);
  expect(await listAudit(shop.db, 'artwork', work.id)).toMatchObject([
    { action: 'Split changed', from: 'none', to: '40%' },
  ]);
});

test.each(['-1', '100.01', '33.333', 'half'])('the API refuses a split of %s percent', async (percent) => {
  const artist = await addArtist(shop.db);
  const answer = await desk.staff.does('PUT', `/settlement/splits/artist/${artist.id}`, { percent });
  expect(answer).toMatchObject({
    errors: { percent: 'The percentage must be from 0 to 100, with at most two decimals' },
  });
});

test('settlement refuses a curator', async () => {
  const { headers } = await newAdministrator(shop.app, shop.db, 'curator');
  const answer = await shop.app.inject({ url: `/api/settlement?month=${desk.month}`, headers });
  expect(answer.statusCode).toBe(403);
});
