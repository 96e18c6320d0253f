import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import type { SignedInAnswer } from '@gallery/shared/contract/account/user';
import { and, eq, isNotNull } from 'drizzle-orm';
import { openDatabase } from '../../db/open-database';
import { claimAlone } from '../../db/postgres/claim';
import { startServerWithStandby } from '../../testing/database/server-with-standby';
import { resettingProxy } from '../../testing/faults/resetting-proxy';
import { bearer, signUpForm } from '../../testing/gallery/accounts';
import { addArtwork, samplePrice } from '../../testing/gallery/records';
import { expectMoneyAccounted } from '../../testing/orders/money-audit';
import { expectConsistentOrders } from '../../testing/orders/orders';
import { openFakePaystack } from '../../testing/payments/fake-paystack';
import { databaseKind } from '../../testing/processes/config';
import { startProgram } from '../../testing/processes/start-program';
import { temporaryFolder } from '../../testing/processes/temporary-folder';
import { waitFor } from '../../testing/server/wait-for';
import { mails } from '../mail/mail.table';
import { orders } from './order.table';

jest.setTimeout(240_000);

const folder = temporaryFolder();
const failed = 'The gallery cannot reach its database. Please try again in a moment.';

type Purchase = { work: string; key: string; headers: Record<string, string> };
/** What the API said. */
type Outcome = 'placed' | 'failed' | 'unknown';

// The embedded database has no standby.
if (databaseKind === 'postgres') {
  test('no order is lost, doubled, or reported wrong when a standby takes over', async () => {
    const servers = await startServerWithStandby();
    const proxy = await resettingProxy(new URL(servers.primary));
    const before = await openDatabase({ url: servers.primary });
    await before.migrate();
    const bank = await openFakePaystack();
    const api = startProgram('testing/processes/stoppable-api.ts', settingsFor(proxy.url), [bank.url]);
    const url = `http://127.0.0.1:${await api.waitForMessage('port')}/api`;
    await api.waitForMessage('ready');

    const planned = await Promise.all(Array.from({ length: 120 }, plan));
    await before.close();

    const purchases: (Purchase & { outcome: Outcome })[] = [];
    const isOver = new AbortController();
    const buying = Promise.all([0, 1, 2, 3].map(() => buyUntil(isOver.signal)));
    await waitFor(async () => expect(purchases.length).toBeGreaterThan(10));
    const moved = await servers.failOver();
    await pause(300);
    proxy.moveTo(new URL(moved));
    await waitFor(async () => expect((await fetch(`${url}/health`)).status).toBe(200));
    const atRecovery = purchases.length;
    await waitFor(async () => expect(purchases.length).toBeGreaterThan(atRecovery + 10));
    isOver.abort();
    await buying;

    const after = await openDatabase({ url: moved });
    for (const { work, outcome } of purchases) {
      const count = await after.db.$count(orders, eq(orders.artworkId, work));
      if (outcome !== 'unknown')
        expect({ work, count }).toEqual({ work, count: outcome === 'placed' ? 1 : 0 });
    }
    for (const purchase of purchases) expect((await order(purchase)).status).toBeLessThan(300);
    expect(await after.db.$count(orders)).toBe(purchases.length);
    await expectConsistentOrders(after.db);
    await expectMoneyAccounted(after.db);

    // The jobs and the claim on the database continue on the other server.
    const last = purchases.at(-1)?.work ?? '';
    const [placed] = await after.db.select().from(orders).where(eq(orders.artworkId, last));
    const sent = and(
      eq(mails.subject, `Your order: Harmattan Morning · order ${placed?.number}`),
      isNotNull(mails.sentAt),
    );
    await waitFor(async () => expect(await after.db.$count(mails, sent)).toBe(1));
    await waitFor(() => expect(claimAlone(moved).then((claim) => claim.release())).rejects.toThrow());

    api.process.kill('SIGTERM');
    expect((await api.exit).stderr).toBe('');
    await after.close();
    await bank.close();
    proxy.close();
    await servers.stop();

    /** Each buyer holds one work. */
    async function plan(): Promise<Purchase> {
      const { body } = await post<SignedInAnswer>(`${url}/auth/register`, signUpForm());
      return { work: (await addArtwork(before.db)).id, key: randomUUID(), headers: bearer(body.data.token) };
    }

    async function buyUntil(over: AbortSignal): Promise<void> {
      while (!over.aborted) {
        const purchase = planned.shift();
        if (!purchase) throw new Error('There are too few buyers.');
        const { status, body } = await order(purchase);
        const isFailed = status === 503 && body.message === failed;
        const unplaced = isFailed ? 'failed' : 'unknown';
        purchases.push({ ...purchase, outcome: status < 300 ? 'placed' : unplaced });
        if (status >= 300) await pause(250);
      }
    }

    function order({ work, key, headers }: Purchase) {
      const request = { artwork_id: work, address: '12 Uli Close, Ikoyi', price: samplePrice };
      const sent = { ...headers, 'idempotency-key': key };
      return post<{ message?: string }>(`${url}/order/create`, request, sent);
    }
  });
}

function settingsFor(databaseUrl: string): Record<string, string> {
  const limits = ['REGISTER', 'ORDER', 'HOLD_PER_ACCOUNT', 'HOLD_PER_NETWORK', 'HOLD_AGAIN'];
  return {
    PORT: '0',
    DEMO_COLLECTION: 'off',
    LOG_LEVEL: 'silent',
    HOLD_SHARE: '100',
    ...Object.fromEntries(limits.map((name) => [`RATE_LIMIT_${name}`, '1000000/minute'])),
    DATA_DIR: folder,
    DATABASE_URL: databaseUrl,
  };
}

async function post<Body>(url: string, data: object, headers = {}) {
  const answer = await fetch(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify(data),
  });
  return { status: answer.status, body: (await answer.json()) as Body };
}
