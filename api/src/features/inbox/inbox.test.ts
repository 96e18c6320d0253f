import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { addArtwork } from '../../testing/gallery/records';
import { invalidBodies, invalidTexts } from '../../testing/requests/bad-inputs';
import { setUpAdminApi } from '../../testing/setup/setup-api';
import { artworks } from '../artworks/artwork.table';
import { listAudit } from '../audit/list-audit';
import { contactMessages } from '../contact/contact.table';
import { enquiries } from '../enquiries/enquiry.table';

const adminApi = setUpAdminApi();
const { curator } = adminApi;
beforeEach(async () => {
  await adminApi.db.delete(contactMessages);
  await adminApi.db.delete(enquiries);
});

/** Adds a message and returns its id with what the back office shows of it. */
async function addMessage(createdAt = new Date()) {
  const id = randomUUID();
  const sender = { firstname: 'Chidi', lastname: '', email: 'chidi@mail.example', phone: '' };
  await adminApi.db.insert(contactMessages).values({ id, ...sender, message: 'Good day', createdAt });
  const shown = { firstName: 'Chidi', lastName: '', email: 'chidi@mail.example', phoneNumber: '' };
  return { id, shown: { ...shown, textarea: 'Good day' } };
}

async function addEnquiry(createdAt = new Date()) {
  const { id: artworkId, name: artworkName } = await addArtwork(adminApi.db);
  const id = randomUUID();
  const sender = { fullname: 'Chidi Obi', email: 'chidi@mail.example', mobile: '08030000000' };
  await adminApi.db.insert(enquiries).values({ id, ...sender, artworkId, artworkName, createdAt });
  return { id, shown: { ...sender, artname: 'Harmattan Morning', art_id: artworkId } };
}

const inboxes = [
  {
    a: 'a message',
    subject: 'message' as const,
    named: 'Message',
    add: addMessage,
    path: '/contact',
    one: 'contact',
    many: 'messages',
  },
  {
    a: 'an enquiry',
    subject: 'enquiry' as const,
    named: 'Enquiry',
    add: addEnquiry,
    path: '/enquiry',
    one: 'enquiry',
    many: 'enquiries',
  },
];

describe.each(inboxes)('$a', ({ subject, named, add, path, one, many }) => {
  test('lists messages for a curator, newest first, page by page', async () => {
    const older = await add(new Date('2026-11-20T10:00:00Z'));
    const newer = await add(new Date('2026-11-21T10:00:00Z'));
    const first = await curator.sees(`${path}?limit=1`);
    expect(first).toMatchObject({ status: 200, total: 2, first: 1, previous: null });
    expect(first[many]).toEqual([
      { _id: newer.id, ...newer.shown, at: '2026-11-21T10:00:00.000Z', done: false },
    ]);
    const second = await curator.sees(`${path}?limit=1&cursor=${first.next}`);
    expect(second).toMatchObject({ first: 2, next: null, [many]: [{ _id: older.id }] });
  });

  test('leaves the open list when it is done and returns when it is opened again', async () => {
    const { id } = await add();
    const done = await curator.does('PUT', `${path}/${id}/done`, { done: true });
    expect(done).toMatchObject({
      status: 200,
      message: `The ${subject} is done.`,
      [one]: { _id: id, done: true },
    });
    expect((await curator.sees(`${path}?open=true`))[many]).toEqual([]);
    expect((await curator.sees(path)).total).toBe(1);
    await curator.does('PUT', `${path}/${id}/done`, { done: true });
    await curator.does('PUT', `${path}/${id}/done`, { done: false });
    expect((await curator.sees(`${path}?open=true`))[many]).toMatchObject([{ _id: id, done: false }]);
    expect(await listAudit(adminApi.db, subject, id)).toMatchObject([
      { by: 'Ngọzi Eze', action: `${named} done` },
      { by: 'Ngọzi Eze', action: `${named} opened again` },
    ]);
  });

  test('marks a message once when many requests mark it at once', async () => {
    const { id } = await add();
    const marks = Array.from({ length: 6 }, () => curator.does('PUT', `${path}/${id}/done`, { done: true }));
    for (const { status, [one]: marked } of await Promise.all(marks)) {
      expect({ status, done: marked.done }).toEqual({ status: 200, done: true });
    }
    expect(await listAudit(adminApi.db, subject, id)).toHaveLength(1);
  });

  test('answers 404 for an unknown message', async () => {
    for (const id of ['nothing', randomUUID()]) {
      expect((await curator.sees(`${path}/${id}`)).status).toBe(404);
      expect((await curator.does('PUT', `${path}/${id}/done`, { done: true })).status).toBe(404);
    }
  });

  test('refuses a mark that is not true or false', async () => {
    const { id } = await add();
    for (const done of [...invalidTexts, 'true', 1, 0, 'yes']) {
      const refused = await curator.does('PUT', `${path}/${id}/done`, { done });
      expect({ done, status: refused.status, errors: Object.keys(refused.errors) }).toEqual({
        done,
        status: 422,
        errors: ['done'],
      });
    }
    const headers = { ...curator.headers, 'content-type': 'application/json' };
    for (const payload of invalidBodies) {
      const url = `/api${path}/${id}/done`;
      const refused = await adminApi.app.inject({ method: 'PUT', url, headers, payload });
      expect([400, 422]).toContain(refused.statusCode);
    }
    expect((await curator.sees(`${path}?open=false`)).status).toBe(422);
  });
});

test('an enquiry stays readable after its work is deleted', async () => {
  const { id, shown } = await addEnquiry();
  await adminApi.db.delete(artworks).where(eq(artworks.id, shown.art_id));
  expect((await curator.sees(`/enquiry/${id}`)).enquiry).toMatchObject({
    artname: 'Harmattan Morning',
    art_id: null,
  });
});
