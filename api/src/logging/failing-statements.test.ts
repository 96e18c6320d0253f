// Runs on both databases, because each driver has its own errors.
import { randomUUID } from 'node:crypto';
import { sql } from 'drizzle-orm';
import { bookingPurpose } from '../features/events/booking/book';
import { outboxOf } from '../features/mail/outbox';
import { sendRecoveryCodeJob } from '../features/recovery/request-code';
import { sendCode } from '../features/recovery/send-code';
import { signedIdsOf } from '../http/signed-ids';
import { openJobQueue } from '../jobs/job-queue';
import { allJobs } from '../server/start-jobs';
import { openTestDatabase } from '../testing/database/test-database';
import { signUp, signUpForm } from '../testing/gallery/accounts';
import { addArtwork } from '../testing/gallery/records';
import { newBuyer } from '../testing/orders/orders';
import { buildTestApp, testMail, testSecret } from '../testing/server/test-app';
import { waitFor } from '../testing/server/wait-for';
import { openLogger } from './logger';

type Opened = Awaited<ReturnType<typeof openTestDatabase>>;
let database: Opened;
let app: ReturnType<typeof buildTestApp>;

beforeAll(async () => {
  database = await openTestDatabase();
  app = buildTestApp(database.db);
});
afterAll(async () => {
  await app.close();
  await database.close();
});

/** Makes the table reject every row: PostgreSQL reports each in full, as for a violated rule. */
async function refuseRowsOf(table: string): Promise<void> {
  await database.db.execute(
    sql.raw(`ALTER TABLE ${table} ADD CONSTRAINT nothing_more CHECK (false) NOT VALID`),
  );
}

async function takeRowsOf(table: string): Promise<void> {
  await database.db.execute(sql.raw(`ALTER TABLE ${table} DROP CONSTRAINT nothing_more`));
}

test('a failed sign-up logs neither hash, number, nor address', async () => {
  await refuseRowsOf('users');
  const form = signUpForm({ mobile: '+2348035550199', email: 'sentinel@visitors.example' });
  const answer = await app.inject({ method: 'POST', url: '/api/auth/register', payload: form });
  await takeRowsOf('users');
  expect(answer.statusCode).toBe(500);
  const logged = app.logged.join('');
  expect(logged).toContain('nothing_more');
  for (const secret of ['$argon2id', '+2348035550199', 'sentinel@', form.password]) {
    expect(logged).not.toContain(secret);
  }
});

test('a failed order logs no address', async () => {
  const [buyer, work] = [await newBuyer(app), await addArtwork(database.db)];
  await refuseRowsOf('orders');
  const answer = await buyer.order(work.id, { address: '7 Sentinel Street' });
  await takeRowsOf('orders');
  expect(answer.statusCode).toBe(500);
  expect(app.logged.join('')).toContain('orders');
  expect(app.logged.join('')).not.toContain('Sentinel Street');
});

test('a code whose mail fails is neither in the log nor in the job', async () => {
  const { db, jobStore } = database;
  const lines: string[] = [];
  const logger = openLogger('info', { write: (line) => void lines.push(line) });
  const jobs = await openJobQueue(jobStore, { jobs: allJobs, logger });
  const working = buildTestApp(db, undefined, { jobs });
  const { user } = await signUp(working);
  await refuseRowsOf('mails');
  await jobs.work(sendRecoveryCodeJob, ({ recovery }) =>
    sendCode(db, outboxOf(testMail, jobs), [testSecret], recovery),
  );
  await working.inject({ method: 'POST', url: '/api/auth/forgot-password', payload: { email: user.email } });
  await waitFor(async () => expect(lines.join('')).toContain('a job failed'));
  await jobs.stop();
  await takeRowsOf('mails');
  await working.close();
  const stored = JSON.stringify(await db.execute(sql`SELECT output FROM pgboss.job`));
  for (const text of [lines.join(''), stored]) {
    expect(text).toContain('Failed query');
    expect(text).not.toMatch(/Code: \d{4}/);
    expect(text).not.toContain(user.email);
    expect(text).not.toContain(user.lastname);
  }
});

test('a failed request for a booking logs neither token nor address', async () => {
  const id = randomUUID();
  const token = signedIdsOf([testSecret], bookingPurpose).sign(id);
  await database.db.execute(sql`ALTER TABLE bookings RENAME TO bookings_elsewhere`);
  const answer = await app.inject(`/api/event/booking/${token}?email=sentinel@visitors.example`);
  await database.db.execute(sql`ALTER TABLE bookings_elsewhere RENAME TO bookings`);
  expect(answer.statusCode).toBe(500);
  const line = app.logged.at(-1) ?? '';
  expect(JSON.parse(line)).toMatchObject({ method: 'GET', route: '/api/event/booking/:token' });
  expect(line).not.toContain(id);
  expect(line).not.toContain('sentinel');
});
