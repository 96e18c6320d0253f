import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';

export type Calls = { answered: Record<string, number>; failed: string[] };
/** `works` are for sale. `lot` is open, and its price rises by one naira. */
export type Market = { works: string[]; price: number; lot: string; tokens: string[] };
type Call = (name: string, path: string, sent?: { token?: string; body: unknown }) => Promise<unknown>;

/** Milliseconds between two rounds of a visitor. */
const roundMs = 40;

/** Visitors browse, order, cancel, and bid until the signal. A missing answer and a status from 500 on fail. */
export async function callUntil(signal: AbortSignal, site: string, market: Market): Promise<Calls> {
  const calls: Calls = { answered: {}, failed: [] };
  const [first = '', second = ''] = market.tokens;
  await Promise.all([
    repeat(() => look(call)),
    repeat(() => order(call, first, market.works[0] ?? '', market.price)),
    repeat(() => order(call, second, market.works[1] ?? '', market.price)),
    repeat((round) => bid(call, market.tokens[round % 2] ?? '', market.lot, round)),
  ]);
  return calls;

  async function repeat(does: (round: number) => Promise<void>) {
    for (let round = 1; !signal.aborted; round += 1) {
      await does(round);
      await pause(roundMs);
    }
  }

  async function call(...[name, path, sent]: Parameters<Call>): Promise<unknown> {
    const headers: Record<string, string> = {
      'content-type': 'application/json',
      'idempotency-key': randomUUID(),
    };
    if (sent?.token) headers.authorization = `Bearer ${sent.token}`;
    const request = sent ? { method: 'POST', headers, body: JSON.stringify(sent.body) } : {};
    try {
      const answer = await fetch(site + path, request);
      const text = await answer.text();
      if (answer.status < 500) calls.answered[name] = (calls.answered[name] ?? 0) + 1;
      else calls.failed.push(`${name}: ${answer.status} ${text.slice(0, 200)}`);
      return answer.headers.get('content-type')?.includes('json') ? JSON.parse(text) : undefined;
    } catch (error) {
      calls.failed.push(`${name}: ${error}`);
      return undefined;
    }
  }
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
