// Runs on the embedded database, because only that one has a lock.
import path from 'node:path';
import { startProgram } from '../../testing/processes/start-program';
import { temporaryFolder } from '../../testing/processes/temporary-folder';
import { type Lock, lockFolder } from './lock';
import { requestFromHolder } from './request-from-holder';

const folder = temporaryFolder();
const locks: Lock[] = [];
afterEach(async () => {
  for (const lock of locks.splice(0)) await lock.release();
});

async function holder(name: string): Promise<[string, Lock]> {
  const lock = await lockFolder(path.join(folder, name));
  locks.push(lock);
  return [path.join(folder, name), lock];
}

test('answers each of many requests at once, also long ones', async () => {
  const [held, lock] = await holder('held');
  lock.answerBy(async (question) => ({ heard: question }));
  const questions = ['Ọlátúnjí', 'a'.repeat(300_000), { of: ['a', 'tool'] }];
  const answers = await Promise.all(questions.map((question) => requestFromHolder(held, question)));
  expect(answers).toEqual(questions.map((question) => ({ answer: { heard: question } })));
});

test('throws the holder’s refusal with its message', async () => {
  const [held, lock] = await holder('refusing');
  lock.answerBy(() => Promise.reject(new Error('That cannot be done.')));
  await expect(requestFromHolder(held, 'do it')).rejects.toThrow('That cannot be done.');
});

test('answers a request from the time of the start when the start ends', async () => {
  const [held, lock] = await holder('starting');
  const requested = requestFromHolder(held, 'ready?');
  await expect(lockFolder(held)).rejects.toThrow('Another process');
  lock.answerBy(async () => 'now');
  expect(await requested).toEqual({ answer: 'now' });
});

test('returns no answer for a folder without a holder and for a missing folder', async () => {
  const [held, lock] = await holder('given back');
  await lock.release();
  expect(await requestFromHolder(held, 'anybody?')).toBeNull();
  expect(await requestFromHolder(path.join(folder, 'nowhere'), 'anybody?')).toBeNull();
});

test('returns no answer for a folder with a killed holder', async () => {
  const held = path.join(folder, 'killed');
  const child = startProgram('testing/processes/lock-holder.ts', {}, [held]);
  await child.waitForMessage('locked');
  child.process.kill('SIGKILL');
  await child.exit;
  expect(await requestFromHolder(held, 'anybody?')).toBeNull();
});

test('reports a holder that ends before it answers', async () => {
  const [held, lock] = await holder('ending');
  lock.answerBy(async () => {
    await lock.release();
    locks.splice(0);
  });
  await expect(requestFromHolder(held, 'stay')).rejects.toThrow('The gallery ended before it answered.');
});
