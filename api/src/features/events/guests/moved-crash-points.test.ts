// Runs on both databases, because each must keep the guests who are to be told.
import { randomUUID } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import type { SignedInAnswer } from '@gallery/shared/contract/account/user';
import type { EventSavedAnswer, EventsAnswer } from '@gallery/shared/contract/programme/event.schema';
import { eq, like, sql } from 'drizzle-orm';
import type { Database } from '../../../db/client';
import { type MoveStep, moveSteps } from '../../../db/steps';
import { addDatabase } from '../../../testing/database/migrated-copy';
import { bearer } from '../../../testing/gallery/accounts';
import { addEvent } from '../../../testing/gallery/records';
import type { TestProgram } from '../../../testing/processes/start-program';
import { onDatabaseOf, startStoppableApi } from '../../../testing/processes/stopped-api';
import { temporaryFolder } from '../../../testing/processes/temporary-folder';
import { waitFor } from '../../../testing/server/wait-for';
import { mails } from '../../mail/mail.table';
import { bookings, events } from '../event.table';

jest.setTimeout(240_000);

const folder = temporaryFolder();
const administrator = { email: 'curator@gallery.example', password: 'correct horse battery staple' };
const settings: Record<string, string> = {
  PORT: '0',
  DEMO_COLLECTION: 'off',
  DATA_DIR: folder,
  LOG_LEVEL: 'silent',
  ADMIN_EMAIL: administrator.email,
  ADMIN_PASSWORD: administrator.password,
};
/** More than the guests of one transaction. */
const guests = 30;
let dropDatabase = async () => {};
let api: TestProgram;
let url: string;
let headers: Record<string, string> = {};
const eventIds = {} as Record<MoveStep, string>;

beforeAll(async () => {
  dropDatabase = await addDatabase(settings);
  await onDatabaseOf(settings, async (db) => {
    for (const step of moveSteps) {
      const { id: eventId } = await addEvent(db, { capacity: guests, placesTaken: guests });
      const ofGuest = (_: unknown, at: number) => ({
        id: randomUUID(),
        eventId,
        name: 'Ada',
        email: `guest${at}@${hostOf(step)}`,
        places: 1,
        status: 'confirmed' as const,
      });
      await db.insert(bookings).values(Array.from({ length: guests }, ofGuest));
      eventIds[step] = eventId;
    }
  });
  await start();
  headers = bearer((await send<SignedInAnswer>('POST', '/auth/login', administrator)).data.token);
});
afterAll(async () => {
  api.process.kill('SIGKILL');
  await api.exit;
  await dropDatabase();
});

test.each(moveSteps)('each guest gets one mail although the API is killed at “%s”', async (step) => {
  api.process.send?.({ stopAt: step });
  await api.waitForMessage(`armed for ${step}`);
  move(step).catch(() => {});
  await api.waitForMessage(`stopped at ${step}`);
  api.process.kill('SIGKILL');
  expect(await api.exit).toEqual({ code: null, stderr: '' });
  const before = await onDatabaseOf(settings, async (db) => {
    await retryKilledJobs(db);
    return stateOf(db, step);
  });
  expect(before).toEqual(savedAt[step]);
  await start();
  if (step === 'move written')
    expect((await move(step)).message).toContain(`${guests} guests will get an email`);
  await waitFor(async () => expect(await delivered(step)).toBe(guests));
  api.process.kill('SIGTERM');
  expect((await api.exit).code).toBe(0);
  const after = await onDatabaseOf(settings, (db) => stateOf(db, step));
  expect(after).toEqual({ place: moved, mails: guests, addresses: guests });
  await start();
});

const [begun, moved] = ['12 Uli Close, Ikoyi, Lagos', 'Freedom Park, Lagos'];

const savedAt: Record<MoveStep, object> = {
  'move written': { place: begun, mails: 0, addresses: 0 },
  'mails to moved guests written': { place: moved, mails: 0, addresses: 0 },
  'guests told': { place: moved, mails: 20, addresses: 20 },
};

async function move(step: MoveStep): Promise<EventSavedAnswer> {
  const { events: listed } = await send<EventsAnswer>('GET', '/event');
  const event = listed.find(({ _id }) => _id === eventIds[step]);
  return send('PUT', `/event/${eventIds[step]}`, { ...event, place: moved });
}

async function stateOf(db: Database, step: MoveStep) {
  const [event] = await db.select().from(events).where(eq(events.id, eventIds[step]));
  const told = await db
    .select({ to: mails.toAddress })
    .from(mails)
    .where(like(mails.toAddress, `%@${hostOf(step)}`));
  return { place: event?.place, mails: told.length, addresses: new Set(told.map(({ to }) => to)).size };
}

/** The queue itself does it within a minute, which outbox.test.ts proves. */
async function retryKilledJobs(db: Database): Promise<void> {
  await db.execute(sql`UPDATE pgboss.job SET state = 'retry', start_after = now() WHERE state = 'active'`);
}

/** Without a mail server, the gallery delivers to a folder. */
async function delivered(step: MoveStep): Promise<number> {
  const outbox = path.join(folder, 'outbox');
  const names = (await readdir(outbox)).filter((name) => name.endsWith('.eml'));
  const texts = await Promise.all(names.map((name) => readFile(path.join(outbox, name), 'utf8')));
  return texts.filter((text) => text.includes(`@${hostOf(step)}`)).length;
}

const hostOf = (step: MoveStep) => `event${moveSteps.indexOf(step)}.example`;

async function start() {
  ({ api, url } = await startStoppableApi(settings));
}

async function send<Answer>(method: string, at: string, body?: object): Promise<Answer> {
  const json = body && { 'content-type': 'application/json' };
  const answer = await fetch(`${url}${at}`, {
    method,
    headers: { ...headers, ...json },
    body: body && JSON.stringify(body),
  });
  if (!answer.ok) throw new Error(`${answer.status}: ${await answer.text()}`);
  return (await answer.json()) as Answer;
}
