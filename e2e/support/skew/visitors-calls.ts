import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';

export type Calls = { answered: Record<string, number>; failed: string[] };
/** `works` are for sale. `lot` is open, and its price rises by one naira. */
export type Market = {
  works: string[];
  price: number;
  lot: string;
  tokens: string[];
  account: { email: string; password: string };
};
type Call = (name: string, path: string, sent?: { token?: string; body: unknown }) => Promise<unknown>;

/** Milliseconds between two rounds of a visitor. Shorter ones leave the starting servers no time. */
const roundMs = 120;

/** Visitors browse, log in, order, cancel, bid, and watch the lot until the signal. A missing answer and a status from 500 on fail. */
export async function callUntil(signal: AbortSignal, site: string, market: Market): Promise<Calls> {
  const calls: Calls = { answered: {}, failed: [] };
  const [first = '', second = ''] = market.tokens;
  await Promise.all([
    repeat(() => look(call)),
    repeat(() => order(call, first, market.works[0] ?? '', market.price)),
    repeat(() => order(call, second, market.works[1] ?? '', market.price)),
    repeat((round) => bid(call, market.tokens[round % 2] ?? '', market.lot, round)),
    repeat(() => logIn(call, market.account)),
    repeat(() => watch(market.lot)),
  ]);
  return calls;

  async function repeat(does: (round: number) => Promise<void>) {
    for (let round = 1; !signal.aborted; round += 1) {
      await does(round);
      await pause(roundMs);
    }
  }

  /** A stream may end, but each new one opens. */
  async function watch(lot: string) {
    try {
      const answer = await fetch(`${site}/api/lot/${lot}/stream`, {
        headers: { accept: 'text/event-stream', connection: 'close' },
        signal,
      });
      if (answer.status !== 200) calls.failed.push(`watch: ${answer.status} ${await answer.text()}`);
      else for await (const _ of answer.body ?? []) count('watch');
    } catch (error) {
      // The end of a cut stream is an error too.
      if (!signal.aborted && !/terminated/.test(String(error))) calls.failed.push(`watch: ${error}`);
    }
  }

  function count(name: string) {
    calls.answered[name] = (calls.answered[name] ?? 0) + 1;
  }

  async function call(...[name, path, sent]: Parameters<Call>): Promise<unknown> {
    const headers: Record<string, string> = {
      // At a reload, nginx closes idle connections, on which a request may be under way.
      connection: 'close',
      'content-type': 'application/json',
      'idempotency-key': randomUUID(),
    };
    if (sent?.token) headers.authorization = `Bearer ${sent.token}`;
    const request = sent ? { method: 'POST', headers, body: JSON.stringify(sent.body) } : { headers };
    try {
      const answer = await fetch(site + path, request);
      const text = await answer.text();
      if (answer.status < 500) count(name);
      else calls.failed.push(`${name}: ${answer.status} ${text.slice(0, 200)}`);
      return answer.headers.get('content-type')?.includes('json') ? JSON.parse(text) : undefined;
    } catch (error) {
      calls.failed.push(`${name}: ${error}`);
      return undefined;
    }
  }
}

async function logIn(call: Call, account: Market['account']) {
  await call('log-in', '/api/auth/login', { body: account });
}

async function look(call: Call) {
  await call('page', '/artist');
  await call('catalogue', '/api/artwork?limit=20');
  await call('lots', '/api/lot');
  await call('search', '/api/artwork?q=bench');
}

async function order(call: Call, token: string, work: string, price: number) {
  const body = { artwork_id: work, address: '7 Palm Crescent, Ikoyi, Lagos', price };
  const answer = await call('order', '/api/order/create', { token, body });
  const { order: made } = Object(answer) as { order?: { _id: string } };
  if (made) await call('cancel', `/api/order/${made._id}/cancel`, { token, body: {} });
}

async function bid(call: Call, token: string, lot: string, max: number) {
  await call('bid', `/api/lot/${lot}/bid`, { token, body: { max, confirm: true } });
}
