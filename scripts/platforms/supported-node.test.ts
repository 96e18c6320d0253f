import { spawnSync } from 'node:child_process';
import {
  chmodSync,
  copyFileSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import os from 'node:os';
import path from 'node:path';

const build = path.resolve(__dirname, '../../shared/build');
let project = '';

/** Makes a project whose commands run under `with-node.sh`, with the test's own npm on the PATH. */
beforeEach(() => {
  project = mkdtempSync(path.join(os.tmpdir(), 'uli-node-'));
  for (const folder of ['shared/build', 'programs', 'newer'])
    mkdirSync(path.join(project, folder), { recursive: true });
  for (const name of ['with-node.sh', 'supported-node.mjs'])
    copyFileSync(path.join(build, name), path.join(project, 'shared/build', name));
  writeFileSync(path.join(project, '.nvmrc'), '24\n');
  program('newer/node', 'echo "newer node: $*"; exit 7');
  program('programs/npm', `echo "$*" >> ${project}/npm.log; echo ${project}/newer`);
});
afterEach(() => rmSync(project, { recursive: true, force: true }));

test('runs the command in its own process and silently under a supported Node', () => {
  requireNode('22.13');
  const { status, stdout, stderr, pid } = run('node', '-p', 'process.pid');
  expect({ status, stdout, stderr }).toEqual({ status: 0, stdout: `${pid}\n`, stderr: '' });
  expect(existsSync(path.join(project, 'npm.log'))).toBe(false);
});

test('runs the command under the registry’s Node when the current one is older', () => {
  requireNode('999.5');
  const first = run('node', 'scripts/start.mjs', '--flag');
  expect(first).toMatchObject({ status: 7, stdout: 'newer node: scripts/start.mjs --flag\n' });
  expect(first.stderr).toBe(
    `Node ${process.versions.node} is older than 999.5: this runs on Node 24, which npm now downloads from its registry.\n`,
  );
  expect(run('node').stderr).toMatch(
    /^Node \S+ is older than 999\.5: this runs on Node 24, from the npm registry\.\n$/,
  );
  expect(readFileSync(path.join(project, 'npm.log'), 'utf8')).toMatch(
    /^exec .*--package=node@24 -- node .*\n$/,
  );
});

test('downloads Node again when the saved one is gone', () => {
  requireNode('999.5');
  run('node');
  rmSync(path.join(project, 'newer/node'));
  expect(run('echo', 'ran').stderr).toContain('npm now downloads');
});

test('names the version to install when the registry fails and does not run the command', () => {
  requireNode('999.5');
  program('programs/npm', 'echo "npm error network" >&2; exit 1');
  const { status, stdout, stderr } = run('echo', 'ran');
  expect({ status, stdout }).toEqual({ status: 1, stdout: '' });
  expect(stderr).toContain('npm error network');
  expect(stderr).toContain('Install Node 24, or any from 999.5 on, and run the command again.');
});

function requireNode(version: string) {
  writeFileSync(path.join(project, 'package.json'), JSON.stringify({ engines: { node: `>=${version}` } }));
}

function run(...command: string[]) {
  const PATH = [path.join(project, 'programs'), path.dirname(process.execPath), process.env.PATH].join(':');
  const env = { ...process.env, PATH };
  return spawnSync('sh', ['shared/build/with-node.sh', ...command], { cwd: project, env, encoding: 'utf8' });
}

function program(file: string, script: string) {
  writeFileSync(path.join(project, file), `#!/bin/sh\n${script}\n`);
  chmodSync(path.join(project, file), 0o755);
}
