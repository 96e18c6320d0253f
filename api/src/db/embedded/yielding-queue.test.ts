// Runs on the embedded database, because only that one has a queue.
import { setTimeout as pause } from 'node:timers/promises';
import { yieldingQueue } from './open-pglite';

test('runs jobs one at a time in order and returns each result to its caller', async () => {
  const enqueue = yieldingQueue();
  const events: string[] = [];
  const job = (name: string, milliseconds: number) => async () => {
    events.push(`${name} in`);
    await pause(milliseconds);
    events.push(`${name} out`);
    return name;
  };
  const results = await Promise.all([enqueue(job('slow', 20)), enqueue(job('quick', 0))]);
  expect(results).toEqual(['slow', 'quick']);
  expect(events).toEqual(['slow in', 'slow out', 'quick in', 'quick out']);
});

test('rejects a failed job for its caller and runs the next job', async () => {
  const enqueue = yieldingQueue();
  const failed = enqueue(async () => Promise.reject(new Error('broken')));
  const next = enqueue(async () => 'fine');
  await expect(failed).rejects.toThrow('broken');
  await expect(next).resolves.toBe('fine');
});

test('gives the event loop a turn between two jobs', async () => {
  const enqueue = yieldingQueue();
  let turns = 0;
  const count = () => {
    turns += 1;
    setImmediate(count).unref();
  };
  setImmediate(count);
  await enqueue(async () => {});
  const before = turns;
  await enqueue(async () => {});
  expect(turns).toBeGreaterThan(before);
});
