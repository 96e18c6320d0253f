import { setTimeout as pause } from 'node:timers/promises';
import { fifoGate } from './fifo-gate';

test('jobs run one at a time, in the order they came, and each gets its own result', async () => {
  const enter = fifoGate();
  const events: string[] = [];
  const job = (name: string, milliseconds: number) => async () => {
    events.push(`${name} in`);
    await pause(milliseconds);
    events.push(`${name} out`);
    return name;
  };
  const results = await Promise.all([enter(job('slow', 20)), enter(job('quick', 0))]);
  expect(results).toEqual(['slow', 'quick']);
  expect(events).toEqual(['slow in', 'slow out', 'quick in', 'quick out']);
});

test('a job that fails tells its own caller, and the next one runs', async () => {
  const enter = fifoGate();
  const failed = enter(async () => Promise.reject(new Error('broken')));
  const next = enter(async () => 'fine');
  await expect(failed).rejects.toThrow('broken');
  await expect(next).resolves.toBe('fine');
});

test('the event loop takes a turn between two jobs', async () => {
  const enter = fifoGate();
  let turns = 0;
  const count = () => {
    turns += 1;
    setImmediate(count).unref();
  };
  setImmediate(count);
  await enter(async () => {});
  const before = turns;
  await enter(async () => {});
  expect(turns).toBeGreaterThan(before);
});
