import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { fingerprintOf } from '../../shared/build/fingerprint.mjs';
import { root, runCommand } from '../build/run-command.mjs';

const folder = path.join(root, 'api', 'test-programs');
const mark = path.join(folder, '.built');

export default async function buildTestPrograms() {
  const fingerprint = fingerprintOf('api');
  if (existsSync(mark) && readFileSync(mark, 'utf8') === fingerprint) return;
  const { ok, output } = await runCommand('npx', ['rspack', 'build', '-c', 'api/rspack.tests.js'], {
    quiet: true,
    env: { DIST: folder },
  });
  if (!ok) throw new Error(`The programs of the API's tests could not be built.\n${output}`);
  writeFileSync(mark, fingerprint);
}
