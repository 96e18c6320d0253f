import { desc, sql } from 'drizzle-orm';
import { readConfig } from '../config';
import type { Database } from '../db/client';
import type { Jobs } from '../db/job-queue';
import { mails } from '../features/mail/mail.table';
import { outboxOf } from '../features/mail/outbox';
import { recoveries } from '../features/recovery/recovery.table';
import { sendCode } from '../features/recovery/send-code';
import { rateLimits } from '../http/rate-limit.table';
import { ofThisFile } from './of-this-file';
import { buildTestApp, testMail, testSecret } from './test-app';

type App = ReturnType<typeof buildTestApp>;
/** `asked`: the jobs that wait, by the ids of their recoveries. */
type Opened = { app: App; db: Database; asked: string[] };
type Recovery = Opened & ReturnType<typeof deedsAt>;

/** The recovery of passwords of the calling test file, at its default limits; each test begins without any. */
export function recoveryOfThisFile(): Recovery {
  const asked: string[] = [];
  const recovery = ofThisFile((db) => {
    const app = buildTestApp(db, undefined, { jobs: notedIn(asked), rateLimits: readConfig({}).rateLimits });
    return { app, asked, ...deedsAt({ app, db, asked }) };
  });
  beforeEach(async () => {
    asked.length = 0;
    for (const table of [rateLimits, recoveries, mails]) await recovery.db.delete(table);
  });
  return recovery;
}

function notedIn(asked: string[]): Jobs {
  return {
    async send(_tx, name, data) {
      if (name === 'send-recovery-code' && 'recovery' in data) asked.push(data.recovery);
    },
  };
}

function deedsAt({ app, db, asked }: Opened) {
  const calls = callsTo(app);
  const { forgot, verify } = calls;
  const outbox = outboxOf(testMail, notedIn(asked));
  const runJob = (id: string) => sendCode(db, outbox, [testSecret], id);

  async function runJobs(): Promise<void> {
    for (const id of asked.splice(0)) await runJob(id);
  }

  /** Asks for a code, lets the jobs run, and reads the code in the newest mail. */
  async function codeFor(email: string): Promise<string> {
    expect((await forgot(email)).statusCode).toBe(200);
    await runJobs();
    const [mail] = await db.select().from(mails).orderBy(desc(mails.createdAt), desc(mails.id)).limit(1);
    expect(mail?.toAddress.toLowerCase()).toBe(email.toLowerCase());
    return /Code: (\d{4})\n/.exec(mail?.text ?? '')?.[1] ?? 'no code';
  }

  async function ticketFor(email: string): Promise<string> {
    const answer = await verify(email, await codeFor(email));
    expect(answer.statusCode).toBe(200);
    return answer.json().ticket;
  }

  async function expectWrong(email: string, code: string): Promise<void> {
    const answer = await verify(email, code);
    expect(answer.statusCode).toBe(422);
    expect(answer.json()).toEqual({ message: wrongCode, errors: { code: wrongCode } });
  }

  const pass = async (time: '14 minutes' | '15 minutes') =>
    void (await db.update(recoveries).set({ endsAt: sql`ends_at - ${time}::interval` }));

  return { ...calls, codeFor, ticketFor, expectWrong, pass, runJob, runJobs };
}

function callsTo(app: App) {
  const post = (path: string, payload: object, remoteAddress = '203.0.113.7') =>
    app.inject({ method: 'POST', url: `/api/auth/${path}`, payload, remoteAddress });
  return {
    post,
    forgot: (email: string, from?: string) => post('forgot-password', { email }, from),
    verify: (email: string, code: string) => post('verify-code', { email, code }),
    choose: (ticket: string, password: string) =>
      post('reset-password', { ticket, password, password_confirmation: password }),
  };
}

const wrongCode = 'This code is wrong or no longer good. Check it, or ask for a new one.';
