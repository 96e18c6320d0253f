import { randomUUID } from 'node:crypto';
import type { WorkStage } from '@gallery/shared/contract/catalogue/stages/work-stage';
import { eq, sql } from 'drizzle-orm';
import { addAuction } from '../../../testing/gallery/auctions';
import { addArtwork } from '../../../testing/gallery/records';
import { setUpAdminApi } from '../../../testing/setup/setup-api';
import { artworks } from '../artwork.table';
import { publishDue } from '../publishing/publish-due';

const api = setUpAdminApi();
const { curator } = api;

const inDays = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString();
const addDraft = () => addArtwork(api.db, { name: 'Unseen', stage: 'draft' });
const move = (id: string, from: WorkStage, stage: WorkStage, publish_at?: string) =>
  curator.does('PUT', `/artwork/${id}/stage`, { from, stage, publish_at });
const status = async (url: string) => (await api.app.inject(`/api${url}`)).statusCode;
const rowOf = async (id: string) => (await api.db.select().from(artworks).where(eq(artworks.id, id)))[0];

test.each(['draft', 'scheduled', 'archived'] as const)('only staff see a work that is %s', async (stage) => {
  const publishAt = stage === 'scheduled' ? new Date(inDays(2)) : null;
  const { id, name } = await addArtwork(api.db, { name: `Hidden ${stage}`, stage, publishAt });
  for (const url of [`/artwork/${id}`, `/artwork/${id}/manifest.json`, `/artwork/${id}/linked-art.json`])
    expect([url, await status(url)]).toEqual([url, 404]);
  for (const url of [
    '/artwork?limit=100',
    `/artwork?q=${encodeURIComponent(name)}`,
    '/artwork?place=landing',
  ])
    expect((await api.app.inject(`/api${url}`)).body).not.toContain(id);
  expect(await curator.sees(`/artwork/${id}/record`)).toMatchObject({ status: 200, artwork: { stage } });
  expect((await curator.sees(`/artwork/${id}`)).status).toBe(stage === 'archived' ? 404 : 200);
  expect((await curator.sees(`/collection/works?state=${stage}`)).works).toMatchObject([{ _id: id }]);
});

test('nobody sells, saves, or auctions a draft', async () => {
  const { id } = await addDraft();
  const auction = await addAuction(api.db);
  const lot = { artwork_id: id, starting_price: 100_000, estimate_low: 200_000, estimate_high: 300_000 };
  const lots = await curator.does('POST', `/admin/auctions/${auction.id}/lots`, lot);
  expect(lots.status).toBeGreaterThanOrEqual(400);
  expect((await curator.does('POST', '/saved/works', { artwork_id: id })).status).toBe(404);
  await expect(
    api.db.update(artworks).set({ availability: 'sold' }).where(eq(artworks.id, id)),
  ).rejects.toThrow();
});

test('a draft is edited, scheduled, and published on its day as a new work', async () => {
  const { id, createdAt } = await addDraft();
  await api.db
    .update(artworks)
    .set({ createdAt: new Date('2026-01-01') })
    .where(eq(artworks.id, id));
  expect(await move(id, 'draft', 'scheduled', inDays(1))).toMatchObject({
    status: 200,
    message: 'The work is scheduled.',
  });
  await publishDue(api.db);
  expect(await status(`/artwork/${id}`)).toBe(404);
  await api.db
    .update(artworks)
    .set({ publishAt: sql`now() - interval '1 second'` })
    .where(eq(artworks.id, id));
  await Promise.all([publishDue(api.db), publishDue(api.db)]);
  expect(await status(`/artwork/${id}`)).toBe(200);
  const row = await rowOf(id);
  expect(row).toMatchObject({ stage: 'published', publishAt: null, archivedAt: null });
  expect(row?.createdAt.getTime()).toBeGreaterThanOrEqual(createdAt.getTime());
  const { audit } = await curator.sees(`/artwork/${id}/record`);
  const published = audit.filter(({ action }: { action: string }) => action === 'Artwork published');
  expect(published).toMatchObject([{ by: 'The gallery', from: 'scheduled' }]);
});

test('an archived work returns to the catalogue with its age', async () => {
  const { id, createdAt } = await addArtwork(api.db);
  expect((await move(id, 'published', 'archived')).status).toBe(200);
  expect(await status(`/artwork/${id}`)).toBe(404);
  expect((await move(id, 'archived', 'published')).status).toBe(200);
  expect(await rowOf(id)).toMatchObject({ stage: 'published', archivedAt: null, createdAt });
});

test.each<[from: WorkStage, to: WorkStage]>([
  ['published', 'draft'],
  ['published', 'scheduled'],
  ['archived', 'draft'],
  ['draft', 'draft'],
])('a work does not go from %s to %s', async (from, to) => {
  const { id } = await addArtwork(api.db, { stage: from });
  expect((await move(id, from, to, inDays(1))).status).toBe(409);
  expect((await rowOf(id))?.stage).toBe(from);
});

test('the database refuses to hide a published work as a draft', async () => {
  const { id } = await addArtwork(api.db);
  await expect(api.db.update(artworks).set({ stage: 'draft' }).where(eq(artworks.id, id))).rejects.toThrow();
});

test.each([
  ['in the past', inDays(-1)],
  ['in two years', inDays(730)],
  ['without a date', undefined],
  ['on no day', 'soon'],
])('nobody schedules a work %s', async (_when, at) => {
  const { id } = await addDraft();
  expect(await move(id, 'draft', 'scheduled', at)).toMatchObject({
    status: 422,
    errors: { publish_at: expect.any(String) },
  });
});

test('an unknown work and unknown stages are refused', async () => {
  expect((await move(randomUUID(), 'draft', 'published')).status).toBe(404);
  expect((await move('nothing', 'published', 'archived')).status).toBe(404);
  const { id } = await addDraft();
  expect((await curator.does('PUT', `/artwork/${id}/stage`, { from: 'draft', stage: 'gone' })).status).toBe(
    422,
  );
});

test('the first of twenty who publish or archive a work at once wins', async () => {
  const { id } = await addDraft();
  const sent = await Promise.all(
    Array.from({ length: 20 }, (_, at) => move(id, 'draft', at % 2 ? 'published' : 'archived')),
  );
  expect(sent.filter(({ status: code }) => code === 200)).toHaveLength(1);
});
