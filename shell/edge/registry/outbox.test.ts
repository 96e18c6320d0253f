import { createOutbox } from './outbox';
import type { Sent } from './registry-client';

let sent: object[];
let answer: () => Promise<Sent>;
let lines: string[];
let read: number;

beforeEach(() => {
  [sent, answer, lines, read] = [[], async () => ({}), [], 0];
});

function openOutbox() {
  const post = (_path: string, body: object) => {
    sent.push(body);
    return answer();
  };
  return createOutbox({ post, onSent: () => read++, log: (line) => lines.push(line) });
}

const candidate = (text: string) => ({ path: '/registry/offers', body: { text } });

test('sends a release once and reads the registry afterwards', async () => {
  const outbox = openOutbox();
  outbox.put('candidate of gallery', candidate('one'));
  outbox.put('candidate of gallery', candidate('one'));
  await outbox.idle();
  outbox.flush();
  await outbox.idle();
  expect([sent, read]).toEqual([[{ text: 'one' }], 1]);
});

test('sends an unsent candidate again when the registry answers', async () => {
  answer = async () => {
    throw new Error('connect ECONNREFUSED');
  };
  const outbox = openOutbox();
  outbox.put('candidate of gallery', candidate('one'));
  await outbox.idle();
  answer = async () => ({});
  outbox.flush();
  await outbox.idle();
  expect(sent).toEqual([{ text: 'one' }, { text: 'one' }]);
  expect(read).toBe(1);
});

test('sends everything again after the registry lost it', async () => {
  const outbox = openOutbox();
  outbox.put('candidate of gallery', candidate('one'));
  await outbox.idle();
  outbox.resend();
  await outbox.idle();
  expect(sent).toHaveLength(2);
});

test('sends the newest release last when the registry answers after a delay', async () => {
  const waiting: ((sent: Sent) => void)[] = [];
  answer = () => new Promise((arrive) => waiting.push(arrive));
  const outbox = openOutbox();
  outbox.put('candidate of gallery', candidate('one'));
  await new Promise(setImmediate);
  for (const text of ['two', 'three']) outbox.put('candidate of gallery', candidate(text));
  expect(sent).toEqual([{ text: 'one' }]);
  waiting.shift()?.({});
  await new Promise(setImmediate);
  waiting.shift()?.({});
  await outbox.idle();
  expect(sent).toEqual([{ text: 'one' }, { text: 'three' }]);
});

test('does not repeat what the registry refuses, and logs why', async () => {
  answer = async () => ({ refusal: '422 A release.json has at most 256 KB.' });
  const outbox = openOutbox();
  outbox.put('candidate of gallery', candidate('one'));
  await outbox.idle();
  outbox.flush();
  await outbox.idle();
  expect(sent).toHaveLength(1);
  expect(lines).toEqual([expect.stringContaining('at most 256 KB')]);
});
