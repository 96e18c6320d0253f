import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { chownSync, mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { runCommand } from '../../build/run-command.mjs';
import { freePort } from '../../servers/ports.mjs';
import { aptInstall, hasApt } from './apt.mjs';
import { systemPostgres } from './system-programs.mjs';

const isRoot = process.getuid?.() === 0;

export function canFindPostgres() {
  return Boolean(process.env.TEST_DATABASE_URL ?? systemPostgres()) || hasApt();
}

/** @param {string} [parent] of the data folder, which ends with the server */
export async function findPostgres(parent) {
  const given = process.env.TEST_DATABASE_URL;
  const programs = systemPostgres() ?? ((await aptInstall('postgresql')) ? systemPostgres() : undefined);
  if (given) return { url: given, programs, stop: async () => {} };
  const started = programs ? await startCluster(programs, emptyCluster, parent) : null;
  return started && { ...started, programs };
}

/** Starts a hot standby that streams from a server of `findPostgres`. @param {string} primary its URL */
export async function startReplica(primary) {
  const programs = systemPostgres();
  const copied = [
    '-d',
    primary,
    '--write-recovery-conf',
    '--wal-method=stream',
    '--checkpoint=fast',
    '--no-sync',
  ];
  const replica = programs && (await startCluster(programs, ['pg_basebackup', ...copied]));
  if (!replica) throw new Error('The replica does not start.');
  return replica;
}

const emptyCluster = ['initdb', '-U', 'postgres', '-A', 'trust', '-E', 'UTF8', '--no-sync'];

/** @param {string} programs @param {string[]} maker the program that makes the data folder, with its arguments @param {string} [parent] */
async function startCluster(programs, maker, parent = os.tmpdir()) {
  const folder = mkdtempSync(path.join(parent, 'uli-postgres-'));
  const data = path.join(folder, 'data');
  const port = await freePort();
  const user = isRoot ? await giveToUnprivilegedUser(folder) : undefined;
  const run = (/** @type {string} */ program, /** @type {string[]} */ args) =>
    runAs(user, path.join(programs, program), args, folder);

  const [program = '', ...args] = maker;
  const made = await run(program, [...args, '-D', data]);
  // Turns fsync off, because the data need not outlive the tests. Each worker opens its own connections.
  const options = `-p ${port} -k ${folder} -c listen_addresses=127.0.0.1 -c fsync=off -c max_connections=300`;
  const log = path.join(folder, 'log');
  const started = made.ok ? await run('pg_ctl', ['-D', data, '-w', '-l', log, '-o', options, 'start']) : made;
  if (started.ok) {
    const command = commandAs(user, path.join(programs, 'pg_ctl'), ['-D', data, '-m', 'immediate', 'stop']);
    return { url: `postgres://postgres@127.0.0.1:${port}/postgres`, stop: stopWithParent(command, folder) };
  }
  console.error(started.output.trim());
  rmSync(folder, { recursive: true, force: true });
  return null;
}

/** A shell waits for the end of its input, which comes when this process ends, even by SIGKILL. @param {string[]} command @param {string} folder */
function stopWithParent(command, folder) {
  const script = 'cat > /dev/null; cd /; folder=$1; shift; "$@"; rm -rf "$folder"';
  const args = ['-c', script, 'sh', folder, ...command];
  const guard = spawn('sh', args, { stdio: ['pipe', 'ignore', 'ignore'], detached: true });
  const ended = once(guard, 'exit');
  guard.unref();
  return async () => {
    guard.ref();
    guard.stdin.end();
    await ended;
  };
}

/** PostgreSQL refuses to run as root. @param {string} folder */
async function giveToUnprivilegedUser(folder) {
  for (const user of ['postgres', 'nobody']) {
    const [uid, gid] = await Promise.all(
      ['-u', '-g'].map((what) => runCommand('id', [what, user], { quiet: true })),
    );
    if (!uid?.ok || !gid?.ok) continue;
    chownSync(folder, Number(uid.output), Number(gid.output));
    return user;
  }
  throw new Error('PostgreSQL refuses to run as root, and there is no user postgres or nobody to run it.');
}

/** @param {string | undefined} user @param {string} program @param {string[]} args @param {string} cwd */
function runAs(user, program, args, cwd) {
  const [command, ...rest] = commandAs(user, program, args);
  return runCommand(command ?? program, rest, { quiet: true, cwd });
}

/** @param {string | undefined} user @param {string} program @param {string[]} args */
function commandAs(user, program, args) {
  return user ? ['runuser', '-u', user, '--', program, ...args] : [program, ...args];
}
