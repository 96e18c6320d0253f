import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import type { OpenDatabase } from '../../db/client';
import { artworks } from '../../db/schema';
import { noForms, noTexts } from '../../testing/bad-inputs';
import { newAdministrator } from '../../testing/office';
import { addArtwork } from '../../testing/records';
import { buildTestApp } from '../../testing/test-app';
import { openTestDatabase } from '../../testing/test-database';
import { listAudit } from '../audit/list-audit';
import { enquiries } from './enquiry.table';

let database: OpenDatabase;
let app: ReturnType<typeof buildTestApp>;
let curator: Awaited<ReturnType<typeof newAdministrator>>;

beforeAll(async () => {
  database = await openTestDatabase();
  app = buildTestApp(database.db);
  curator = await newAdministrator(app, database.db);
});
beforeEach(() => database.db.delete(enquiries));
afterAll(async () => {
  await app.close();
  await database.close();
});

const sender = { fullname: 'Chidi Obi', email: 'chidi@mail.example', mobile: '08030000000' };

async function addEnquiry(createdAt = new Date()) {
  const { id: artworkId, name: artworkName } = await addArtwork(database.db);
  const id = randomUUID();
  await database.db.insert(enquiries).values({ id, ...sender, artworkId, artworkName, createdAt });
  return { id, artworkId };
}

test('a curator reads the enquiries, newest first, page by page', async () => {
  const older = await addEnquiry(new Date('2026-11-20T10:00:00Z'));
  const newer = await addEnquiry(new Date('2026-11-21T10:00:00Z'));
  const first = await curator.sees('/enquiry?limit=1');
  expect(first).toMatchObject({ status: 200, total: 2, first: 1, previous: null });
  expect(first.enquiries).toEqual([
    {
      _id: newer.id,
      ...sender,
      ...{
        artname: 'Harmattan Morning',
        art_id: newer.artworkId,
        at: '2026-11-21T10:00:00.000Z',
        done: false,
      },
    },
  ]);
  const second = await curator.sees(`/enquiry?limit=1&cursor=${first.next}`);
  expect(second).toMatchObject({ first: 2, next: null, enquiries: [{ _id: older.id }] });
});

test('an answered enquiry leaves the open ones, and comes back when it is opened again', async () => {
  const { id } = await addEnquiry();
  const done = await curator.does('PUT', `/enquiry/${id}/done`, { done: true });
  expect(done).toMatchObject({
    status: 200,
    message: 'The enquiry is done.',
    enquiry: { _id: id, done: true },
  });
  expect((await curator.sees('/enquiry?open=true')).enquiries).toEqual([]);
  expect((await curator.sees('/enquiry')).total).toBe(1);
  await curator.does('PUT', `/enquiry/${id}/done`, { done: true });
  await curator.does('PUT', `/enquiry/${id}/done`, { done: false });
  expect((await curator.sees('/enquiry?open=true')).enquiries).toMatchObject([{ _id: id, done: false }]);
  expect(await listAudit(database.db, 'enquiry', id)).toMatchObject([
    { by: 'Ngọzi Eze', action: 'Enquiry done' },
    { by: 'Ngọzi Eze', action: 'Enquiry opened again' },
  ]);
});

test('an enquiry that is marked many times at once is marked once', async () => {
  const { id } = await addEnquiry();
  const marks = Array.from({ length: 6 }, () => curator.does('PUT', `/enquiry/${id}/done`, { done: true }));
  for (const { status, enquiry } of await Promise.all(marks)) {
    expect({ status, done: enquiry.done }).toEqual({ status: 200, done: true });
  }
  expect(await listAudit(database.db, 'enquiry', id)).toHaveLength(1);
});

test('an enquiry stays readable when its work is gone', async () => {
  const { id, artworkId } = await addEnquiry();
  await database.db.delete(artworks).where(eq(artworks.id, artworkId));
  expect((await curator.sees(`/enquiry/${id}`)).enquiry).toMatchObject({
    artname: 'Harmattan Morning',
    art_id: null,
  });
});

test('an unknown enquiry is not found', async () => {
  for (const id of ['nothing', randomUUID()]) {
    expect((await curator.sees(`/enquiry/${id}`)).status).toBe(404);
    expect((await curator.does('PUT', `/enquiry/${id}/done`, { done: true })).status).toBe(404);
  }
});

test('a mark that is none is refused', async () => {
  const { id } = await addEnquiry();
  for (const done of [...noTexts, 'true', 1, 0, 'yes']) {
    const refused = await curator.does('PUT', `/enquiry/${id}/done`, { done });
    expect({ done, status: refused.status, errors: Object.keys(refused.errors) }).toEqual({
      ...{ done, status: 422, errors: ['done'] },
    });
  }
  const headers = { ...curator.headers, 'content-type': 'application/json' };
  for (const payload of noForms) {
    const refused = await app.inject({ method: 'PUT', url: `/api/enquiry/${id}/done`, headers, payload });
    expect([400, 422]).toContain(refused.statusCode);
  }
  expect((await curator.sees('/enquiry?open=false')).status).toBe(422);
});
