import { randomUUID } from 'node:crypto';
import { eq, isNotNull, sql } from 'drizzle-orm';
import { TestClock } from 'pg-boss';
import { pino } from 'pino';
import type { OpenDatabase } from '../../db/client';
import { dueNow } from '../../db/columns';
import { type JobQueue, openJobQueue } from '../../jobs/job-queue';
import { allJobs, startJobs } from '../../server/start-jobs';
import { openTestDatabase } from '../../testing/database/test-database';
import { startFakeSmtp } from '../../testing/faults/fake-smtp';
import { testMail, testSecret } from '../../testing/server/test-app';
import { deliverBy } from './deliver';
import { mails } from './mail.table';
import { type Outbox, outboxOf } from './outbox';
import { sendMail } from './send-mail';

let database: OpenDatabase;
let smtp: Awaited<ReturnType<typeof startFakeSmtp>>;
let clock: TestClock;
let jobs: JobQueue;
let outbox: Outbox;
const logged: string[] = [];

beforeAll(async () => {
  database = await openTestDatabase();
  smtp = await startFakeSmtp();
});
beforeEach(async () => {
  clock = new TestClock(Date.now());
  jobs = await startWorkers();
  outbox = outboxOf(testMail, jobs);
});
afterEach(async () => {
  await jobs.stop();
  await database.db.delete(mails);
  smtp.refusing = false;
  smtp.received.length = 0;
  logged.length = 0;
});
afterAll(async () => {
  await smtp.close();
  await database.close();
});

function startWorkers(): Promise<JobQueue> {
  const logger = pino({}, { write: (line: string) => logged.push(line) });
  const deliver = deliverBy({ ...testMail, smtpUrl: smtp.url, folder: '' }, logger);
  return startJobs({
    database,
    deliver,
    clock,
    logger,
    mail: { ...testMail, keepDays: 30 },
    tokenSecrets: [testSecret],
  });
}

const invitation = {
  to: { name: 'Ngọzi Eze', address: 'ngozi@mail.example' },
  content: { subject: 'Come and see', paragraphs: ['The rains have come.'] },
};

/** Advances the clock of the jobs, and gives the workers three seconds of it to poll. */
async function pass(seconds: number) {
  await clock.setTime(clock.now() + seconds * 1_000);
  for (let second = 0; second < 3; second += 1) {
    await clock.tick(1_000);
    await jobsRest();
  }
}

/** The clock does not wait for a handler, whose effects are in the database. */
async function jobsRest() {
  for (let tries = 0; tries < 100; tries += 1) {
    const { rows } = (await database.db.execute(
      sql`SELECT 1 FROM pgboss.job WHERE name LIKE 'send-%' AND state = 'active'`,
    )) as { rows: unknown[] };
    if (rows.length === 0) return;
    await new Promise((done) => setTimeout(done, 20));
  }
}

async function onlyMail() {
  const [mail, ...others] = await database.db.select().from(mails);
  expect(others).toEqual([]);
  if (!mail) throw new Error('There is no mail.');
  return mail;
}

test('sends a mail once, after its transaction commits', async () => {
  await database.db.transaction(async (tx) => {
    await outbox.write(tx, invitation);
    expect(smtp.received).toEqual([]);
  });
  await pass(2);
  expect(smtp.received).toHaveLength(1);
  expect(smtp.received[0]).toContain('Subject: Come and see\r\n');
  expect((await onlyMail()).sentAt).not.toBeNull();
});

test('sends an urgent mail before mails that have waited longer', async () => {
  for (let count = 0; count < 60; count += 1) await outbox.write(database.db, invitation);
  const content = { subject: 'Your code', paragraphs: ['1234'] };
  await outbox.write(database.db, {
    to: invitation.to,
    content,
    urgentUntil: sql`now() + interval '1 hour'`,
  });
  await pass(2);
  await pass(2);
  expect(smtp.received).toHaveLength(61);
  const place = smtp.received.findIndex((mail) => mail.includes('Subject: Your code'));
  expect(place).toBeLessThan(30);
});

test('deletes an urgent mail after its deadline without sending it', async () => {
  await outbox.write(database.db, { ...invitation, urgentUntil: dueNow });
  await pass(2);
  expect(smtp.received).toEqual([]);
  expect(await database.db.select().from(mails)).toEqual([]);
});

test('writes no mail when the transaction rolls back', async () => {
  const failing = database.db.transaction(async (tx) => {
    await outbox.write(tx, invitation);
    throw new Error('no place left');
  });
  await expect(failing).rejects.toThrow('no place left');
  await pass(2);
  expect(await database.db.select().from(mails)).toEqual([]);
  expect(smtp.received).toEqual([]);
});

test('retries a refused mail until the server accepts it', async () => {
  smtp.refusing = true;
  await outbox.write(database.db, invitation);
  await pass(2);
  expect(smtp.received).toEqual([]);
  expect(await onlyMail()).toMatchObject({ sentAt: null, claimedUntil: null });
  expect(logged.join()).toContain('451 try again later');
  smtp.refusing = false;
  await pass(60);
  expect(smtp.received).toHaveLength(1);
  expect((await onlyMail()).sentAt).not.toBeNull();
});

test('gives up a mail that the server refuses for two days and logs its id', async () => {
  smtp.refusing = true;
  await outbox.write(database.db, invitation);
  await database.db.execute(
    sql`UPDATE pgboss.job SET retry_count = 60 WHERE name = 'send-mail' AND state = 'created'`,
  );
  await pass(2);
  const { id } = await onlyMail();
  expect(logged.filter((line) => line.includes(id)).map((line) => JSON.parse(line))).toMatchObject([
    { level: 50, msg: 'a job is given up', job: 'send-mail', data: { mail: id }, tries: 61 },
  ]);
});

test('runs the job of a killed process again', async () => {
  await jobs.stop();
  await outboxWithoutWorkers();
  await database.db.execute(sql`
    UPDATE pgboss.job SET state = 'active', started_on = now() - interval '1 minute',
      heartbeat_on = now() - interval '1 minute' WHERE name = 'send-mail' AND state = 'created'`);
  jobs = await startWorkers();
  await pass(300);
  await pass(60);
  expect(smtp.received).toHaveLength(1);
});

async function outboxWithoutWorkers() {
  const queue = await openJobQueue(database.jobStore, { jobs: allJobs, logger: pino({ level: 'silent' }) });
  await database.db.transaction((tx) => outboxOf(testMail, queue).write(tx, invitation));
  await queue.stop();
}

describe('sending by several processes', () => {
  const id = randomUUID();
  beforeEach(async () => {
    const text = { subject: 'Come', text: 'Come', html: '<p>Come</p>' };
    await database.db.insert(mails).values({ id, toName: '', toAddress: 'ngozi@mail.example', ...text });
  });

  test('ten simultaneous attempts deliver a mail once', async () => {
    const deliver = jest.fn(async () => {});
    await Promise.allSettled(Array.from({ length: 10 }, () => sendMail(database.db, deliver, id)));
    expect(deliver).toHaveBeenCalledTimes(1);
  });

  test('a later attempt delivers nothing', async () => {
    const deliver = jest.fn(async () => {});
    await sendMail(database.db, deliver, id);
    await sendMail(database.db, deliver, id);
    expect(deliver).toHaveBeenCalledTimes(1);
  });

  test('an attempt during a delivery throws, so that the job retries', async () => {
    const meanwhile = () => sendMail(database.db, async () => {}, id);
    const deliver = async () => expect(meanwhile()).rejects.toThrow('is being sent by another process');
    await sendMail(database.db, deliver, id);
  });

  test('an attempt after the claim ends delivers the mail', async () => {
    await database.db
      .update(mails)
      .set({ claimedUntil: sql`now() - interval '1 second'` })
      .where(eq(mails.id, id));
    const deliver = jest.fn(async () => {});
    await sendMail(database.db, deliver, id);
    expect(deliver).toHaveBeenCalledTimes(1);
  });
});

// The last test, because the queue remembers how far its clock was.
test('delivers each mail once after the mail server was down for a day', async () => {
  const { port } = new URL(smtp.url);
  await smtp.close();
  const codes = { subject: 'Your code', paragraphs: ['1234'] };
  await outbox.write(database.db, {
    ...invitation,
    content: codes,
    urgentUntil: sql`now() + interval '10 minutes'`,
  });
  for (let count = 0; count < 20; count += 1) await outbox.write(database.db, invitation);
  for (let hour = 0; hour < 24; hour += 1) await pass(3_600);
  await database.db.update(mails).set({ urgentUntil: dueNow }).where(isNotNull(mails.urgentUntil));
  expect(logged.join()).toContain('ECONNREFUSED');
  expect(logged.join()).not.toContain('a job is given up');
  smtp = await startFakeSmtp(Number(port));
  for (let hour = 0; hour < 2; hour += 1) await pass(3_600);
  expect(smtp.received).toHaveLength(20);
  expect(smtp.received.join()).not.toContain('Your code');
  const left = await database.db.select({ sentAt: mails.sentAt }).from(mails);
  expect(left).toHaveLength(20);
  expect(left.filter(({ sentAt }) => sentAt === null)).toEqual([]);
});
