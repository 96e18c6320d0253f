import { mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { setImmediate as turn } from 'node:timers/promises';
import type { RegistryAnswer } from '@gallery/shared/contract/releases/registry.schema';
import { sampleRegistry } from '../testing/sample-registry';
import { followRegistry } from './follow-registry';
import { createLoop } from './loop';
import { createOutbox } from './outbox';
import { openSavedRegistry } from './saved-registry';

const pollMs = 2000;
const minute = 60_000;

let folder: string;
let lines: string[];
/** The registry's answer, or `undefined` while it is unreachable. */
let answer: RegistryAnswer | undefined;
let sent: string[];
let polls: number;
let stops: (() => void)[];

beforeEach(async () => {
  folder = await mkdtemp(path.join(os.tmpdir(), 'registry-'));
  [lines, sent, polls, stops] = [[], [], 0, []];
  jest.useFakeTimers({ doNotFake: ['setImmediate', 'nextTick', 'queueMicrotask'] });
});
afterEach(async () => {
  for (const stop of stops) stop();
  jest.useRealTimers();
  await rm(folder, { recursive: true, maxRetries: 5 });
});

/** Builds the edge's part that follows the registry, like `linkToRegistry`. */
async function startEdge() {
  const log = (line: string) => void lines.push(line);
  const outbox = createOutbox({
    post: async (_path, body) => {
      if (!answer) throw new Error('refused');
      sent.push(JSON.stringify(body));
      return {};
    },
    onSent: () => loop.runNow(),
    log,
  });
  const registry = followRegistry({
    client: {
      read: async () => {
        polls++;
        if (!answer) throw new Error('refused');
        return answer;
      },
    },
    saved: openSavedRegistry(folder, log),
    onChange: () => {},
    onReturn: outbox.resend,
    onAnswer: outbox.flush,
    log,
  });
  const loop = createLoop(registry.poll, pollMs);
  await registry.restore();
  await registry.poll();
  loop.schedule();
  stops.push(loop.stop);
  return { outbox, revision: () => registry.answer()?.revision };
}

async function pass(ms: number) {
  for (let passed = 0; passed < ms; passed += pollMs) {
    await jest.advanceTimersByTimeAsync(pollMs);
    // A poll also uses the disk, which takes real time. Its loop then has a timer again.
    while (jest.getTimerCount() < stops.length) await turn();
  }
}

test('edges use the last answer while the registry is down and then report the newest upload', async () => {
  answer = sampleRegistry({}, 7);
  const edge = await startEdge();
  await pass(pollMs);
  answer = undefined;
  polls = 0;
  await pass(20 * minute);
  edge.outbox.put('gallery', { path: '/offers', body: { text: '1.3.0' } });
  edge.outbox.put('gallery', { path: '/offers', body: { text: '1.3.1' } });
  await pass(20 * minute);
  const restarted = await startEdge();
  await pass(20 * minute);
  expect([edge.revision(), restarted.revision()]).toEqual([7, 7]);
  // One edge for an hour, and another one for 20 minutes.
  expect(polls).toBeGreaterThanOrEqual((80 * minute) / pollMs);
  expect(lines.filter((line) => line.includes('its last answer counts'))).toHaveLength(2);
  expect(lines.length).toBeLessThan(6);

  answer = sampleRegistry({}, 8);
  // The disk takes real time.
  while (sent.length === 0 || restarted.revision() !== 8) await pass(pollMs);
  expect(edge.revision()).toBe(8);
  expect(sent).toEqual(['{"text":"1.3.1"}']);
});
