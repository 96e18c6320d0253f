import { randomUUID } from 'node:crypto';
import type { OpenDatabase } from '../../db/client';
import { noForms, noTexts } from '../../testing/bad-inputs';
import { newAdministrator } from '../../testing/office';
import { buildTestApp } from '../../testing/test-app';
import { openTestDatabase } from '../../testing/test-database';
import { listAudit } from '../audit/list-audit';
import { contactMessages } from './contact.table';

let database: OpenDatabase;
let app: ReturnType<typeof buildTestApp>;
let curator: Awaited<ReturnType<typeof newAdministrator>>;

beforeAll(async () => {
  database = await openTestDatabase();
  app = buildTestApp(database.db);
  curator = await newAdministrator(app, database.db);
});
beforeEach(() => database.db.delete(contactMessages));
afterAll(async () => {
  await app.close();
  await database.close();
});

async function addMessage(createdAt = new Date()) {
  const id = randomUUID();
  const sender = { firstname: 'Chidi', lastname: '', email: 'chidi@mail.example', phone: '' };
  await database.db.insert(contactMessages).values({ id, ...sender, message: 'Good day', createdAt });
  return id;
}

test('a curator reads the messages, newest first, page by page', async () => {
  const older = await addMessage(new Date('2026-11-20T10:00:00Z'));
  const newer = await addMessage(new Date('2026-11-21T10:00:00Z'));
  const first = await curator.sees('/contact?limit=1');
  expect(first).toMatchObject({ status: 200, total: 2, first: 1, previous: null });
  expect(first.messages).toEqual([
    {
      _id: newer,
      ...{ firstName: 'Chidi', lastName: '', email: 'chidi@mail.example', phoneNumber: '' },
      ...{ textarea: 'Good day', at: '2026-11-21T10:00:00.000Z', done: false },
    },
  ]);
  const second = await curator.sees(`/contact?limit=1&cursor=${first.next}`);
  expect(second).toMatchObject({ first: 2, next: null, messages: [{ _id: older }] });
});

test('an answered message leaves the open ones, and comes back when it is opened again', async () => {
  const id = await addMessage();
  const done = await curator.does('PUT', `/contact/${id}/done`, { done: true });
  expect(done).toMatchObject({
    status: 200,
    message: 'The message is done.',
    contact: { _id: id, done: true },
  });
  expect((await curator.sees('/contact?open=true')).messages).toEqual([]);
  expect((await curator.sees('/contact')).total).toBe(1);
  await curator.does('PUT', `/contact/${id}/done`, { done: true });
  await curator.does('PUT', `/contact/${id}/done`, { done: false });
  expect((await curator.sees('/contact?open=true')).messages).toMatchObject([{ _id: id, done: false }]);
  expect(await listAudit(database.db, 'message', id)).toMatchObject([
    { by: 'Ngọzi Eze', action: 'Message done' },
    { by: 'Ngọzi Eze', action: 'Message opened again' },
  ]);
});

test('a message that is marked many times at once is marked once', async () => {
  const id = await addMessage();
  const marks = Array.from({ length: 6 }, () => curator.does('PUT', `/contact/${id}/done`, { done: true }));
  for (const { status, contact } of await Promise.all(marks)) {
    expect({ status, done: contact.done }).toEqual({ status: 200, done: true });
  }
  expect(await listAudit(database.db, 'message', id)).toHaveLength(1);
});

test('an unknown message is not found', async () => {
  for (const id of ['nothing', randomUUID()]) {
    expect((await curator.sees(`/contact/${id}`)).status).toBe(404);
    expect((await curator.does('PUT', `/contact/${id}/done`, { done: true })).status).toBe(404);
  }
});

test('a mark that is none is refused', async () => {
  const id = await addMessage();
  for (const done of [...noTexts, 'true', 1, 0, 'yes']) {
    const refused = await curator.does('PUT', `/contact/${id}/done`, { done });
    expect({ done, status: refused.status, errors: Object.keys(refused.errors) }).toEqual({
      ...{ done, status: 422, errors: ['done'] },
    });
  }
  const headers = { ...curator.headers, 'content-type': 'application/json' };
  for (const payload of noForms) {
    const refused = await app.inject({ method: 'PUT', url: `/api/contact/${id}/done`, headers, payload });
    expect([400, 422]).toContain(refused.statusCode);
  }
  expect((await curator.sees('/contact?open=false')).status).toBe(422);
});
