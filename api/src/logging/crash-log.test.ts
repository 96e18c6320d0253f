import { text } from 'node:stream/consumers';
import { startProgram } from '../testing/processes/start-program';

test('an unhandled rejection ends the process with one log line without parameters', async () => {
  const child = startProgram('testing/processes/unhandled-rejection.ts');
  const [printed, { code, stderr }] = await Promise.all([
    text(child.process.stdout as NodeJS.ReadableStream),
    child.exit,
  ]);
  expect(code).toBe(1);
  expect(JSON.parse(printed)).toMatchObject({
    level: 60,
    err: { message: expect.stringContaining('INSERT') },
  });
  expect(printed + stderr).not.toContain('sentinel');
});
