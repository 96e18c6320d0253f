import { setTimeout as pause } from 'node:timers/promises';
import { keyedQueue } from './keyed-queue';

test('jobs of one key run one at a time in their order, and those of another key beside them', async () => {
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

test('a job that fails rejects for its own caller, and the next one runs', async () => {
  const enqueue = keyedQueue();
  const failed = enqueue('one', async () => Promise.reject(new Error('broken')));
  const next = enqueue('one', async () => 'fine');
  await expect(failed).rejects.toThrow('broken');
  await expect(next).resolves.toBe('fine');
});
