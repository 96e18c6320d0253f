import { randomUUID } from 'node:crypto';
import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { performance } from 'node:perf_hooks';
import { setTimeout as pause } from 'node:timers/promises';
import { temporaryFolder } from '../../product/closing.mjs';
import { openBidding } from '../../product/data/bidding.mjs';
import { connectTo, openPostgres } from '../../product/data/postgres.mjs';
import { startApi } from '../../product/product.mjs';

const [waitingMails, endingLots] = [1_000, 100];
const administrator = { email: 'curator@bench.example', password: 'of the bench alone 1960' };
const env = {
  DEMO_COLLECTION: 'on',
  ADMIN_EMAIL: administrator.email,
  ADMIN_PASSWORD: administrator.password,
  RATE_LIMIT_BID: '1000000/minute',
  RATE_LIMIT_BID_PER_NETWORK: '1000000/minute',
};

/** Measures a recovery code behind 1,000 emails, the rate of emails, and 100 lots that end together. @returns {Promise<{ measured: Record<string, number>, details: unknown, notes?: string[] }>} */
export async function measureJobs() {
  const postgres = await openPostgres();
  if (!postgres) return { measured: {}, details: null, notes: ['There is no PostgreSQL here.'] };
  const dataDir = temporaryFolder();
  const api = await startApi({ databaseUrl: postgres.url, dataDir, env });
  const client = await connectTo(postgres.url);
  try {
    const mails = await mailsAndCode(client, api.url, path.join(dataDir, 'outbox'));
    const settled = await settlement(client, api.url);
    const { codeMs, ...others } = mails;
    return { measured: { recoveryCode: codeMs / 1_000, settled, mails: others.perSecond }, details: mails };
  } finally {
    await client.end();
    await api.stop();
    await postgres.stop();
  }
}

/** @param {import('pg').Client} client @param {string} url @param {string} outbox */
async function mailsAndCode(client, url, outbox) {
  const written = () =>
    existsSync(outbox) ? readdirSync(outbox).filter((name) => name.endsWith('.eml')) : [];
  const before = written().length;
  const begun = performance.now();
  await client.query(
    `WITH written AS (
       INSERT INTO mails (id, to_name, to_address, subject, text, html)
       SELECT gen_random_uuid(), 'Adaeze', 'adaeze' || n || '@bench.example', 'Your order', repeat('Dust. ', 300),
         '<p>' || repeat('Dust. ', 1200) || '</p>' FROM generate_series(1, $1::int) AS n RETURNING id)
     INSERT INTO pgboss.job (name, data, retry_limit, retry_delay, retry_backoff, policy)
       SELECT 'send-mail', jsonb_build_object('mail', id), 60, 15, true, 'standard' FROM written`,
    [waitingMails],
  );
  const asked = performance.now();
  const answer = await fetch(`${url}/api/auth/forgot-password`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email: administrator.email }),
  });
  if (!answer.ok) throw new Error(await answer.text());
  const code = async () => {
    const { rows } = await client.query('SELECT sent_at FROM mails WHERE to_address = $1', [
      administrator.email,
    ]);
    return rows.some(({ sent_at }) => sent_at);
  };
  await until('The recovery code was not sent.', code);
  const codeMs = performance.now() - asked;
  const isSent = async () => written().length >= before + waitingMails + 1;
  await until('Not all mails were sent.', isSent);
  return { codeMs, perSecond: (waitingMails * 1_000) / (performance.now() - begun) };
}

/** Returns the seconds from the common end of lots with winners to the last settlement. @param {import('pg').Client} client @param {string} url */
async function settlement(client, url) {
  const { auction, tokens } = await openBidding(client, url, 4, endingLots);
  const { rows: lots } = await client.query('SELECT id FROM lots WHERE auction_id = $1', [auction]);
  for (const [at, { id }] of lots.entries()) {
    const answer = await fetch(`${url}/api/lot/${id}/bid`, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        'idempotency-key': randomUUID(),
        authorization: `Bearer ${tokens[at % tokens.length]}`,
      },
      body: JSON.stringify({ max: 10, confirm: true }),
    });
    if (!answer.ok) throw new Error(await answer.text());
  }
  const { rows } = await client.query(
    `UPDATE lots SET closes_at = now() + interval '3 seconds' WHERE auction_id = $1 RETURNING closes_at`,
    [auction],
  );
  await client.query(
    `INSERT INTO pgboss.job (name, data, retry_limit, retry_delay, policy, start_after)
     SELECT 'settle-lot', jsonb_build_object('lot', id), 3, 5, 'standard', closes_at FROM lots WHERE auction_id = $1`,
    [auction],
  );
  await until('Not all lots were settled.', async () => {
    const open = await client.query('SELECT 1 FROM lots WHERE auction_id = $1 AND outcome IS NULL LIMIT 1', [
      auction,
    ]);
    return open.rowCount === 0;
  });
  return (Date.now() - rows[0].closes_at.getTime()) / 1_000;
}

/** @param {string} failure @param {() => Promise<boolean>} isDone */
async function until(failure, isDone) {
  for (const begun = performance.now(); performance.now() - begun < 120_000; await pause(20))
    if (await isDone()) return;
  throw new Error(failure);
}
