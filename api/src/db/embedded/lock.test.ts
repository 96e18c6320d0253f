// Runs on the embedded database, because only that one has a lock.
import { existsSync } from 'node:fs';
import path from 'node:path';
import { startProgram, type TestProgram } from '../../testing/processes/start-program';
import { temporaryFolder } from '../../testing/processes/temporary-folder';
import { lockFolder, socketPath } from './lock';

const folder = temporaryFolder();
const children: TestProgram[] = [];
afterEach(() => {
  for (const child of children.splice(0)) child.process.kill('SIGKILL');
});

async function holderOf(locked: string): Promise<TestProgram> {
  const child = startProgram('testing/processes/lock-holder.ts', {}, [locked]);
  children.push(child);
  await child.waitForMessage('locked');
  return child;
}

test('refuses a folder that another process uses and names the folder', async () => {
  const taken = path.join(folder, 'taken');
  await holderOf(taken);
  await expect(lockFolder(taken)).rejects.toThrow(
    `Another process already uses this DATA_DIR (${taken}). Stop it first, or set another DATA_DIR.`,
  );
});

test('takes over a folder after its process is killed', async () => {
  const killed = path.join(folder, 'killed');
  const holder = await holderOf(killed);
  holder.process.kill('SIGKILL');
  await holder.exit;
  expect(existsSync(socketPath(killed))).toBe(true);
  const lock = await lockFolder(killed);
  await lock.release();
});

test('takes over a folder after its process releases it', async () => {
  const given = path.join(folder, 'given');
  const first = await lockFolder(given);
  await expect(lockFolder(given)).rejects.toThrow('Another process');
  await first.release();
  const second = await lockFolder(given);
  await second.release();
});

test('gives the folder of a killed process to one of eight processes that start at once', async () => {
  const wanted = path.join(folder, 'wanted');
  const holder = await holderOf(wanted);
  holder.process.kill('SIGKILL');
  await holder.exit;
  const tries = await Promise.allSettled(Array.from({ length: 8 }, () => lockFolder(wanted)));
  const locks = tries.filter((one) => one.status === 'fulfilled').map(({ value }) => value);
  expect(locks).toHaveLength(1);
  await locks[0]?.release();
});

test('locks a folder with a very long name', async () => {
  const long = path.join(folder, 'a'.repeat(120));
  expect(Buffer.byteLength(socketPath(long))).toBeLessThan(100);
  expect(socketPath(long)).not.toBe(socketPath(`${long}b`));
  await holderOf(long);
  await expect(lockFolder(long)).rejects.toThrow('Another process');
});
