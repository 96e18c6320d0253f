import { desc, sql } from 'drizzle-orm';
import type { Database } from '../../db/client';
import { mails } from '../../features/mail/mail.table';
import { outboxOf } from '../../features/mail/outbox';
import { recoveries } from '../../features/recovery/recovery.table';
import { sendRecoveryCodeJob } from '../../features/recovery/request-code';
import { sendCode } from '../../features/recovery/send-code';
import { rateLimits } from '../../http/rate-limit/rate-limit.table';
import type { Jobs } from '../../jobs/job-queue';
import { readConfig } from '../../server/config/config';
import { buildTestApp, testMail, testSecret } from '../server/test-app';
import { setUp } from './setup-api';

type App = ReturnType<typeof buildTestApp>;
/** `requested` has the ids of recoveries with waiting jobs, `delays` their start times. */
type Opened = { app: App; db: Database; requested: string[]; delays: (Date | undefined)[] };
type Recovery = Opened & ReturnType<typeof recoveryActions>;

/** Uses the default limits and deletes all recoveries before each test. */
export function setUpRecovery(): Recovery {
  const requested: string[] = [];
  const delays: Opened['delays'] = [];
  const recovery = setUp((db) => {
    const app = buildTestApp(db, undefined, {
      jobs: notedIn(requested, delays),
      rateLimits: readConfig({}).rateLimits,
    });
    return { app, requested, delays, ...recoveryActions({ app, db, requested, delays }) };
  });
  beforeEach(async () => {
    requested.length = 0;
    delays.length = 0;
    for (const table of [rateLimits, recoveries, mails]) await recovery.db.delete(table);
  });
  return recovery;
}

function notedIn(requested: string[], delays: Opened['delays']): Jobs {
  return {
    async send(_tx, { name }, data, at) {
      if (name !== sendRecoveryCodeJob.name || !('recovery' in data)) return;
      requested.push(String(data.recovery));
      delays.push(at);
    },
    async sendAll() {},
  };
}

function recoveryActions({ app, db, requested, delays }: Opened) {
  const calls = callsTo(app);
  const { forgot, verify } = calls;
  const outbox = outboxOf(testMail, notedIn(requested, delays));
  const runJob = (id: string) => sendCode(db, outbox, [testSecret], id);

  async function runJobs(): Promise<void> {
    for (const id of requested.splice(0)) await runJob(id);
  }

  async function codeFor(email: string, from?: string): Promise<string> {
    expect((await forgot(email, from)).statusCode).toBe(200);
    await runJobs();
    return codeIn((await newestMailTo(email)).text);
  }

  async function newestMailTo(email: string) {
    const [mail] = await db.select().from(mails).orderBy(desc(mails.createdAt), desc(mails.id)).limit(1);
    if (mail?.toAddress.toLowerCase() !== email.toLowerCase()) throw new Error(`No mail to ${email}.`);
    return mail;
  }

  async function ticketFor(email: string): Promise<string> {
    const answer = await verify(email, await codeFor(email));
    expect(answer.statusCode).toBe(200);
    return answer.json().ticket;
  }

  async function linkedTicketFor(email: string): Promise<string> {
    return /reset-password#([\w-]{43})\n/.exec((await newestMailTo(email)).text)?.[1] ?? 'no ticket';
  }

  async function expectWrong(email: string, code: string): Promise<void> {
    const answer = await verify(email, code);
    expect(answer.statusCode).toBe(422);
    expect(answer.json()).toEqual({ message: wrongCode, errors: { code: wrongCode } });
  }

  const pass = async (time: '9 minutes' | '10 minutes') =>
    void (await db.update(recoveries).set({ endsAt: sql`ends_at - ${time}::interval` }));

  return { ...calls, codeFor, newestMailTo, ticketFor, linkedTicketFor, expectWrong, pass, runJob, runJobs };
}

const codeIn = (text: string) => /Code: (\d{4})\n/.exec(text)?.[1] ?? 'no code';

function callsTo(app: App) {
  const post = (path: string, payload: object, remoteAddress = '203.0.113.7') =>
    app.inject({ method: 'POST', url: `/api/auth/${path}`, payload, remoteAddress });
  return {
    post,
    forgot: (email: string, from?: string) => post('forgot-password', { email }, from),
    /** `request` defaults to the latest one of the same network. */
    verify: (email: string, code: string, { request, from }: { request?: string; from?: string } = {}) =>
      post('verify-code', { email, code, request }, from),
    choose: (ticket: string, password: string) =>
      post('reset-password', { ticket, password, password_confirmation: password }),
  };
}

const wrongCode = 'This code is wrong or no longer good. Check it, or ask for a new one.';
