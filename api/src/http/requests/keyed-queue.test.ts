import { setTimeout as pause } from 'node:timers/promises';
import { keyedQueue } from './keyed-queue';

test('runs jobs of one key one at a time, in order, beside those of another key', async () => {
  const enqueue = keyedQueue();
  const events: string[] = [];
  const job = (name: string, milliseconds: number) => async () => {
    events.push(`${name} in`);
    await pause(milliseconds);
    events.push(`${name} out`);
    return name;
  };
  const results = await Promise.all([
    enqueue('one', job('slow', 40)),
    enqueue('one', job('quick', 0)),
    enqueue('other', job('adjacent', 0)),
  ]);
  expect(results).toEqual(['slow', 'quick', 'adjacent']);
  expect(events).toEqual(['slow in', 'adjacent in', 'adjacent out', 'slow out', 'quick in', 'quick out']);
});

test('rejects a failed job for its caller and runs the next job', async () => {
  const enqueue = keyedQueue();
  const failed = enqueue('one', async () => Promise.reject(new Error('broken')));
  const next = enqueue('one', async () => 'fine');
  await expect(failed).rejects.toThrow('broken');
  await expect(next).resolves.toBe('fine');
});
