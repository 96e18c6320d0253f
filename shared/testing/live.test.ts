import { BroadcastChannel } from 'node:worker_threads';
import { linkSession } from '@gallery/shared/http';
import { followAvailability, followLot, followNotifications } from '@gallery/shared/live';
import { fakeLocks } from '@gallery/shared/testing/fake-browser';
import { type FakeConnection, fakeEventStreams } from '@gallery/shared/testing/fake-event-streams';
import { waitFor } from '@testing-library/react';

/** Allows the test run to end while a channel is open. */
class QuietChannel extends BroadcastChannel {
  constructor(name: string) {
    super(name);
    this.unref();
  }
}

let streams: ReturnType<typeof fakeEventStreams>;
let leaving: AbortController[];

beforeEach(() => {
  streams = fakeEventStreams();
  leaving = [];
});
afterEach(() => {
  for (const one of leaving) one.abort();
  linkSession({ token: () => null, refused: () => undefined });
});

/** Waits for the last of `count` connections, and cuts the pause between two attempts short. */
async function lineNumber(count: number): Promise<FakeConnection> {
  await waitFor(() => {
    window.dispatchEvent(new Event('online'));
    expect(streams.lines).toHaveLength(count);
  });
  return streams.lines[count - 1] as FakeConnection;
}

function tab() {
  const abort = new AbortController();
  leaving.push(abort);
  const listener = { onEvent: jest.fn(), onStale: jest.fn() };
  return { ...listener, leave: () => abort.abort(), signal: abort.signal };
}

const held = { _id: '7', availability: 'held', held_until: '2026-12-01T10:00:00.000Z' };
const sold = { _id: '7', availability: 'sold', held_until: null };
const start = (id: string, resumed: boolean) => ({ event: 'start', id, data: JSON.stringify({ resumed }) });
const change = (id: string, of: object) => ({ event: 'availability', id, data: JSON.stringify(of) });

test('a broken stream resumes at its position and refreshes only when it must', async () => {
  const page = tab();
  const over = followAvailability(page, page.signal);
  const first = await lineNumber(1);
  expect(first).toMatchObject({ path: '/api/artwork/stream', headers: { accept: 'text/event-stream' } });
  first.send(start('4', false));
  first.send(change('5', held));
  await waitFor(() => expect(page.onEvent).toHaveBeenCalledWith(held, '5'));
  expect(page.onStale).toHaveBeenCalledTimes(1);
  first.break();
  const second = await lineNumber(2);
  expect(second.headers['last-event-id']).toBe('5');
  second.send(start('5', true));
  second.send(change('6', sold));
  await waitFor(() => expect(page.onEvent).toHaveBeenLastCalledWith(sold, '6'));
  expect(page.onStale).toHaveBeenCalledTimes(1);
  page.leave();
  await over;
  expect(second.isOpen()).toBe(false);
});

test('a page resumes at its position and refreshes after an edit', async () => {
  const page = tab();
  void followAvailability(page, page.signal, '4');
  const line = await lineNumber(1);
  expect(line.headers['last-event-id']).toBe('4');
  line.send(start('4', true));
  line.send(change('5', held));
  await waitFor(() => expect(page.onEvent).toHaveBeenCalledWith(held, '5'));
  expect(page.onStale).not.toHaveBeenCalled();
  line.send({ event: 'stale', id: '6', data: 'null' });
  await waitFor(() => expect(page.onStale).toHaveBeenCalledTimes(1));
  expect(page.onEvent).toHaveBeenCalledTimes(1);
});

test('a hidden page closes its stream, and a shown one reopens it', async () => {
  const page = tab();
  void followAvailability(page, page.signal);
  const first = await lineNumber(1);
  window.dispatchEvent(new Event('pagehide'));
  await waitFor(() => expect(first.isOpen()).toBe(false));
  await waitFor(() => {
    window.dispatchEvent(new Event('pageshow'));
    expect(streams.lines).toHaveLength(2);
  });
});

test('a personal stream carries the token and ends when the API refuses it', async () => {
  const refused = jest.fn();
  linkSession({ token: () => 'a.good.token', refused });
  const page = tab();
  void followNotifications(page, { userId: 'ada', signal: page.signal });
  const line = await lineNumber(1);
  expect(line.headers.authorization).toBe('Bearer a.good.token');
  streams.refusal = { status: 401, message: 'Your session has ended. Please log in again.' };
  line.break();
  await waitFor(() => {
    window.dispatchEvent(new Event('online'));
    expect(refused).toHaveBeenCalledWith('a.good.token', 'Your session has ended. Please log in again.');
  });
  streams.refusal = null;
  window.dispatchEvent(new Event('online'));
  expect(streams.lines).toHaveLength(1);
});

test('a page learns when its stream breaks and reopens', async () => {
  const page = { ...tab(), onLine: jest.fn() };
  void followLot(page, { lot: '7', signal: page.signal });
  const first = await lineNumber(1);
  expect(first.path).toBe('/api/lot/7/stream');
  first.send(start('4', false));
  await waitFor(() => expect(page.onLine).toHaveBeenLastCalledWith(true, false));
  first.break();
  await waitFor(() => expect(page.onLine).toHaveBeenLastCalledWith(false, false));
  (await lineNumber(2)).send(start('4', true));
  await waitFor(() => expect(page.onLine).toHaveBeenLastCalledWith(true, false));
});

test("a bidder's stream carries the token, and a visitor's none", async () => {
  const [visitor, bidder] = [tab(), tab()];
  void followLot(visitor, { lot: '7', signal: visitor.signal });
  expect((await lineNumber(1)).headers.authorization).toBeUndefined();
  linkSession({ token: () => 'a.good.token', refused: () => undefined });
  void followLot(bidder, { lot: '8', signal: bidder.signal });
  expect((await lineNumber(2)).headers.authorization).toBe('Bearer a.good.token');
});

test.each([
  ['is refused one', false],
  ['gives way', true],
])('a page without a place because it %s polls until it gets one', async (_how, givesWay) => {
  const page = { ...tab(), onLine: jest.fn() };
  void followLot(page, { lot: '7', signal: page.signal, from: '4' });
  const first = await lineNumber(1);
  first.send(start('4', true));
  streams.refusal = { status: 429, message: 'Too many are listening. Please ask again in a moment.' };
  if (givesWay) first.send({ event: 'full', data: 'null' });
  first.break();
  await waitFor(() => {
    window.dispatchEvent(new Event('online'));
    expect(page.onLine).toHaveBeenLastCalledWith(false, true);
    expect(page.onStale.mock.calls.length).toBeGreaterThan(1);
  });
  streams.refusal = null;
  (await lineNumber(2)).send(start('9', true));
  await waitFor(() => expect(page.onLine).toHaveBeenLastCalledWith(true, false));
});

describe('in a browser with several tabs', () => {
  beforeEach(() => {
    Object.assign(window, { BroadcastChannel: QuietChannel });
    Object.defineProperty(navigator, 'locks', { value: fakeLocks(), configurable: true });
  });
  afterEach(() => {
    for (const one of leaving) one.abort();
    Reflect.deleteProperty(window, 'BroadcastChannel');
    Reflect.deleteProperty(navigator, 'locks');
  });

  test('one stream feeds all tabs, and another tab takes over when its tab closes', async () => {
    const [first, second] = [tab(), tab()];
    void followAvailability(first, first.signal);
    const line = await lineNumber(1);
    void followAvailability(second, second.signal);
    await waitFor(() => expect(second.onStale).toHaveBeenCalledTimes(1));
    line.send(start('4', true));
    line.send(change('5', held));
    for (const { onEvent } of [first, second])
      await waitFor(() => expect(onEvent).toHaveBeenCalledWith(held, '5'));
    expect(streams.lines).toHaveLength(1);
    first.leave();
    const next = await lineNumber(2);
    expect(next.headers['last-event-id']).toBe('5');
    next.send(change('6', sold));
    await waitFor(() => expect(second.onEvent).toHaveBeenLastCalledWith(sold, '6'));
    expect(first.onEvent).toHaveBeenCalledTimes(1);
  });

  test("a curator's tabs share one stream and receive nothing of another person", async () => {
    linkSession({ token: () => 'a.good.token', refused: () => undefined });
    const [first, second, other] = [tab(), tab(), tab()];
    void followNotifications(first, { userId: 'ada', signal: first.signal });
    const line = await lineNumber(1);
    void followNotifications(second, { userId: 'ada', signal: second.signal });
    await waitFor(() => expect(second.onStale).toHaveBeenCalledTimes(1));
    void followNotifications(other, { userId: 'ben', signal: other.signal });
    const others = await lineNumber(2);
    line.send({ event: 'notification', id: '5', data: '{"unread":4}' });
    for (const { onEvent } of [first, second])
      await waitFor(() => expect(onEvent).toHaveBeenCalledWith({ unread: 4 }, '5'));
    others.send({ event: 'notification', id: '5', data: '{"unread":9}' });
    await waitFor(() => expect(other.onEvent).toHaveBeenCalledWith({ unread: 9 }, '5'));
    expect(other.onEvent).toHaveBeenCalledTimes(1);
    expect(streams.lines).toHaveLength(2);
  });
});
