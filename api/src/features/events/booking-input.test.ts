import { randomUUID } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import type { OpenDatabase } from '../../db/client';
import { rateLimits } from '../../http/rate-limit/rate-limit.table';
import { readConfig } from '../../server/config/config';
import { openTestDatabase } from '../../testing/database/test-database';
import { addEvent } from '../../testing/gallery/records';
import { buildTestApp, generousLimits } from '../../testing/server/test-app';
import { mails } from '../mail/mail.table';
import { bookings } from './event.table';

let database: OpenDatabase;
let app: FastifyInstance;
let url: string;

beforeAll(async () => {
  database = await openTestDatabase();
  app = buildTestApp(database.db);
  const { id } = await addEvent(database.db, { capacity: 100_000 });
  url = `/api/event/${id}/booking`;
});
afterAll(async () => {
  await app.close();
  await database.close();
});
beforeEach(async () => {
  await database.db.delete(bookings);
  await database.db.delete(mails);
});

const good = { name: 'Ngọzi Eze', email: 'ngozi@mail.example', places: 2 };
const post = (payload: unknown) =>
  app.inject({
    method: 'POST',
    url,
    payload: JSON.stringify(payload),
    headers: { 'content-type': 'application/json' },
  });

const placesMessage = 'Places must be a whole number from 1 to 10';

describe.each<[string, unknown[]]>([
  [
    'name',
    [
      '',
      ' ',
      '\n\t',
      null,
      'a'.repeat(65),
      '字'.repeat(65),
      'a\0b',
      [],
      ['Ada'],
      {},
      { first: 'Ada' },
      { toString: 'x' },
    ],
  ],
  [
    'email',
    [
      '',
      ' ',
      null,
      'ngozi',
      'ngozi@',
      '@mail.example',
      'a@b@c.example',
      'a b@mail.example',
      'ngọzi@mail.example',
      `${'a'.repeat(250)}@mail.example`,
      'a@mail.example\r\nBcc: b@mail.example',
      'a\0@mail.example',
      12,
      '"><script>@x',
      [],
      ['ngozi@mail.example'],
      {},
      true,
    ],
  ],
  [
    'places',
    [
      '',
      ' ',
      null,
      0,
      -1,
      11,
      1.5,
      1e21,
      '1e1',
      '0x2',
      '2.5',
      'two',
      '٣',
      '2; DROP TABLE bookings',
      '1\0',
      true,
      [],
      [3],
      [1, 2],
      {},
      { valueOf: 3 },
    ],
  ],
])('%s', (field, values) => {
  test.each(values.map((value) => [value]))('refuses %j under its field', async (value) => {
    const answer = await post({ ...good, [field]: value });
    expect(answer.statusCode).toBe(422);
    expect(answer.json()).toEqual({
      message: expect.stringMatching(/\S/),
      errors: { [field]: expect.stringMatching(/^[A-Z]|is not valid$/) },
    });
    expect(await database.db.$count(bookings)).toBe(0);
  });

  test('is required', async () => {
    const answer = await post({ ...good, [field]: undefined });
    expect(answer.statusCode).toBe(422);
    expect(Object.keys(answer.json().errors)).toEqual([field]);
  });
});

test.each([[null], [[]], [[good]], ['text'], [7], [{}]])(
  'answers the body %j with an error for each field',
  async (body) => {
    const answer = await post(body);
    expect(answer.statusCode).toBe(422);
    expect(answer.json().errors).toEqual({
      name: 'Name is required',
      email: 'Email is required',
      places: 'Places is required',
    });
  },
);

test('answers 413 to a huge body', async () => {
  expect((await post({ ...good, name: 'a'.repeat(66_000) })).statusCode).toBe(413);
});

test.each(['0', 'eleven', '1e0'])('refuses %j places with a message', async (places) => {
  expect((await post({ ...good, places })).json().message).toBe(placesMessage);
});

test.each(['nothing', '%00', randomUUID(), `${randomUUID()}0`, "'--", '%F0%9F%8E%A8', 'a'.repeat(900)])(
  'answers 404 for the event id %p',
  async (id) => {
    const answer = await app.inject({ method: 'POST', url: `/api/event/${id}/booking`, payload: good });
    expect(answer.statusCode).toBe(404);
    expect(answer.json()).toEqual({ message: 'No event with this id.' });
  },
);

test.each([
  [
    { ...good, places: '3' },
    { ...good, places: 3 },
  ],
  [{ ...good, name: '  Ngo\u0323zi Eze ' }, good],
  [
    { ...good, name: "Robert'); DROP TABLE bookings;--" },
    { ...good, name: "Robert'); DROP TABLE bookings;--" },
  ],
  [{ ...good, status: 'confirmed', turn: 1, id: 'x', constructor: 1 }, good],
])('saves %j as %j', async (sent, saved) => {
  const answer = await post(sent);
  expect(answer.statusCode).toBe(201);
  expect(answer.json().booking).toEqual({ ...saved, session: null, status: 'confirmed' });
});

test('a name with line breaks adds no mail header', async () => {
  await post({ ...good, name: 'Ada\r\nBcc: victim@mail.example' });
  const [mail] = await database.db.select().from(mails);
  expect(mail?.toName).toBe('Ada Bcc: victim@mail.example');
});

test('limits the bookings of a visitor to the configured rate', async () => {
  await database.db.delete(rateLimits);
  const { booking } = readConfig({}).rateLimits;
  const strict = buildTestApp(database.db, undefined, { rateLimits: { ...generousLimits, booking } });
  const send = () => strict.inject({ method: 'POST', url, payload: good });
  for (let time = 0; time < booking.max; time += 1) expect((await send()).statusCode).toBe(201);
  const refused = await send();
  expect(refused.statusCode).toBe(429);
  expect(Number(refused.headers['retry-after'])).toBeGreaterThan(3_500);
  await strict.close();
});
