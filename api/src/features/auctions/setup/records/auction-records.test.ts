import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { setUpDraftLots } from '../../../../testing/auctions/draft-lots';
import { addDraft, addPlannedLot } from '../../../../testing/gallery/drafts';
import { invalidTexts } from '../../../../testing/requests/bad-inputs';
import { listAudit } from '../../../audit/list-audit';
import { auctions } from '../../auction.table';
import { lots } from '../../lot.table';

const { adminApi, curator } = setUpDraftLots();

const input = {
  title: 'Harmattan Auction',
  viewing: 'Nov 24 to 28, at the gallery',
  opens_at: '2127-11-23T10:00:00+01:00',
  closes_at: '2127-11-28T20:00:00+01:00',
  lot_interval: 60,
  approval_from: 10_000_000,
  delivery_fee: 45_000,
};

test('creates, changes, lists, and removes a draft', async () => {
  const created = await curator.does('POST', '/auction/records', input);
  expect(created).toMatchObject({
    status: 201,
    message: 'The auction is created.',
    auction: {
      title: 'Harmattan Auction',
      state: 'draft',
      opens_at: '2127-11-23T09:00:00.000Z',
      version: 1,
      approval_from: 10_000_000,
      lots: 0,
      hammer: 0,
      waiting: 0,
      published_at: null,
      increments_version: 1,
      premium_version: 1,
      conditions_version: 1,
    },
  });
  const { _id } = created.auction;
  const next = { ...input, title: 'Harmattan', approval_from: null, version: 1 };
  const changed = await curator.does('PUT', `/auction/${_id}/record`, next);
  expect(changed).toMatchObject({ status: 200, auction: { title: 'Harmattan', approval_from: null } });
  expect(await curator.sees('/auction/records')).toMatchObject({ auctions: [changed.auction], total: 1 });
  const stale = await curator.does('PUT', `/auction/${_id}/record`, { ...input, version: 1 });
  expect(stale).toMatchObject({ status: 409, auction: { title: 'Harmattan', version: 2 } });
  expect((await curator.does('DELETE', `/auction/${_id}/record`)).status).toBe(200);
  expect((await curator.sees(`/auction/${_id}/record`)).status).toBe(404);
  expect(await listAudit(adminApi.db, 'auction', _id)).toMatchObject([
    { by: 'Ngọzi Eze', action: 'Auction created', to: 'Harmattan Auction' },
    {
      action: 'Auction changed',
      from: 'title: Harmattan Auction; approval from: 10000000',
      to: 'title: Harmattan; approval from: none',
    },
    { action: 'Draft removed', from: 'Harmattan' },
  ]);
});

test('a change of the plan moves the lots, except those with their own end', async () => {
  const auction = await addDraft(adminApi.db, {
    opensAt: new Date('2127-11-23T09:00:00Z'),
    closesAt: new Date('2127-11-28T19:00:00Z'),
  });
  await addPlannedLot(adminApi.db, auction, { number: 1 });
  await addPlannedLot(adminApi.db, auction, { number: 2, closesAt: new Date('2127-11-28T21:30:00Z') });
  await addPlannedLot(adminApi.db, auction, { number: 3 });
  const moved = { ...input, closes_at: '2127-11-28T20:00:00Z', lot_interval: 120, version: 1 };
  expect((await curator.does('PUT', `/auction/${auction.id}/record`, moved)).status).toBe(200);
  const { lots: planned } = await curator.sees(`/auction/${auction.id}/record`);
  expect(planned).toMatchObject([
    { number: 1, closes_at: '2127-11-28T20:00:00.000Z', own_end: false },
    { number: 2, closes_at: '2127-11-28T21:30:00.000Z', own_end: true },
    { number: 3, closes_at: '2127-11-28T20:04:00.000Z', own_end: false },
  ]);
  const late = { ...moved, opens_at: '2127-11-28T22:00:00Z', closes_at: '2127-11-29T20:00:00Z', version: 2 };
  const opens_at = 'Lot 2 has an end of its own, which would be before the opening.';
  expect(await curator.does('PUT', `/auction/${auction.id}/record`, late)).toMatchObject({
    status: 422,
    message: opens_at,
    errors: { opens_at },
  });
});

test('after the opening allows a new title, viewing, and later end, not in the last hour', async () => {
  const opened = { publishedAt: new Date(0), opensAt: new Date(Date.now() - 3_600_000) };
  const auction = await addDraft(adminApi.db, opened);
  const lot = await addPlannedLot(adminApi.db, auction);
  const facts = {
    title: auction.title,
    viewing: auction.viewing,
    opens_at: auction.opensAt.toISOString(),
    closes_at: auction.closesAt.toISOString(),
  };
  const change = (next: object, version = 1) =>
    curator.does('PUT', `/auction/${auction.id}/record`, { ...facts, ...next, version });
  const frozen = 'Bidding has opened: only the title, the viewing and a later end can be changed.';
  for (const next of [
    { delivery_fee: 5 },
    { approval_from: 0 },
    { lot_interval: 120 },
    { opens_at: new Date(auction.opensAt.getTime() + 1).toISOString() },
  ])
    expect(await change(next)).toMatchObject({ status: 409, message: frozen });
  const at = (ms: number) => new Date(auction.closesAt.getTime() + ms);
  expect(await change({ closes_at: at(-60_000).toISOString() })).toMatchObject({
    status: 409,
    errors: { closes_at: 'Bidding has opened: an end can only be moved later.' },
  });
  expect((await change({ title: 'Rain', closes_at: at(60_000).toISOString() })).status).toBe(200);
  const [moved] = await adminApi.db.select().from(lots).where(eq(lots.id, lot.id));
  expect(moved?.closesAt).toEqual(at(60_000));
  const soon = new Date(Date.now() + 3_500_000);
  await adminApi.db.update(auctions).set({ closesAt: soon });
  expect(await change({ title: 'Rain', closes_at: at(120_000).toISOString() }, 2)).toMatchObject({
    status: 409,
    message: 'The first lot ends within the hour: its end stays.',
  });
});

test('refuses to remove a published auction and answers 404 for an unknown one', async () => {
  const auction = await addDraft(adminApi.db, { publishedAt: new Date() });
  expect(await curator.does('DELETE', `/auction/${auction.id}/record`)).toMatchObject({
    status: 409,
    message: 'A published auction stays.',
  });
  for (const id of [randomUUID(), 'harmattan']) {
    expect((await curator.sees(`/auction/${id}/record`)).status).toBe(404);
    expect((await curator.does('PUT', `/auction/${id}/record`, { ...input, version: 1 })).status).toBe(404);
    expect((await curator.does('DELETE', `/auction/${id}/record`)).status).toBe(404);
    expect((await curator.does('POST', `/auction/${id}/publish`)).status).toBe(404);
  }
});

test('refuses an auction that breaks a rule and names the field', async () => {
  const broken: [string, unknown][] = [
    ...['title', 'opens_at', 'closes_at'].flatMap((field) =>
      invalidTexts.map((value): [string, unknown] => [field, value]),
    ),
    ...[-1, 1.5, 86_401, '1e3', true, {}].map((value): [string, unknown] => ['lot_interval', value]),
    ...[-1, 0.5, 1_000_000_001, 'all'].map((value): [string, unknown] => ['approval_from', value]),
    ...[-1, 100_000_001].map((value): [string, unknown] => ['delivery_fee', value]),
    ...[0, 77, 'two'].map((value): [string, unknown] => ['premium_version', value]),
    ['closes_at', input.opens_at],
    ['title', 'a'.repeat(201)],
  ];
  for (const [field, value] of broken) {
    const refused = await curator.does('POST', '/auction/records', { ...input, [field]: value });
    expect({ field, value, status: refused.status }).toEqual({ field, value, status: 422 });
    expect(Object.keys(refused.errors)).toContain(field);
  }
  expect((await curator.sees('/auction/records')).total).toBe(0);
});
