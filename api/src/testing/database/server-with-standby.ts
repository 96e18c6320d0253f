import { execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chown, mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { Client } from 'pg';
import { postgresPrograms } from '../processes/config';
import { waitFor } from '../server/wait-for';

const run = promisify(execFile);

/** Starts PostgreSQL with a standby that confirms each commit (synchronous replication). */
export async function startServerWithStandby() {
  const folder = await mkdtemp(path.join(tmpdir(), 'uli-standby-'));
  const user = await unprivilegedUser();
  if (user) await chown(folder, user.uid, user.gid);
  const options = { ...user, cwd: folder };
  const program = (name: string) => path.join(postgresPrograms(), name);
  const [first, second] = [path.join(folder, 'first'), path.join(folder, 'second')];

  await run(
    program('initdb'),
    ['-D', first, '-U', 'postgres', '-A', 'trust', '-E', 'UTF8', '--no-sync'],
    options,
  );
  const primary = await start(first);
  const source = ['-d', primary.url, '-D', second, '-R', '-X', 'stream', '--no-sync', '-c', 'fast'];
  await run(program('pg_basebackup'), source, options);
  const standby = await start(second);
  await onServer(primary.url, async (client) => {
    await client.query("ALTER SYSTEM SET synchronous_standby_names = '*'");
    await client.query('SELECT pg_reload_conf()');
    await waitFor(async () => {
      const { rows } = await client.query('SELECT sync_state FROM pg_stat_replication');
      expect(rows).toEqual([{ sync_state: 'sync' }]);
    });
  });

  /** A shell ends the server when this process ends, however it does. */
  async function start(data: string) {
    const port = await freePort();
    const settings = { port, listen_addresses: '127.0.0.1', unix_socket_directories: folder, fsync: 'off' };
    const given = Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`]);
    const script = '"$@" & cat > /dev/null; kill -QUIT $!; wait';
    const args = ['-c', script, 'sh', program('postgres'), '-D', data, ...given];
    const shell = spawn('sh', args, { ...options, stdio: ['pipe', 'ignore', 'ignore'] });
    const url = `postgres://postgres@127.0.0.1:${port}/postgres`;
    await waitFor(() => onServer(url, async (client) => void (await client.query('SELECT 1'))));
    const ended = once(shell, 'exit');
    return {
      url,
      /** Ends like a crash, without a last checkpoint. */
      async stop() {
        shell.stdin.end();
        await ended;
      },
    };
  }

  return {
    primary: primary.url,
    /** The primary crashes, and the standby takes its place. Returns its address. */
    async failOver(): Promise<string> {
      await primary.stop();
      await onServer(standby.url, (client) => client.query('SELECT pg_promote(true)'));
      return standby.url;
    },
    async stop(): Promise<void> {
      await Promise.all([primary.stop(), standby.stop()]);
      await rm(folder, { recursive: true, force: true });
    },
  };
}

/** PostgreSQL refuses to run as root. */
async function unprivilegedUser(): Promise<{ uid: number; gid: number } | null> {
  if (process.getuid?.() !== 0) return null;
  const idOf = async (what: string, name: string) => Number((await run('id', [what, name])).stdout);
  for (const name of ['postgres', 'nobody']) {
    const ids = await Promise.all([idOf('-u', name), idOf('-g', name)]).catch(() => null);
    if (ids) return { uid: ids[0], gid: ids[1] };
  }
  throw new Error('There is no user postgres or nobody to run PostgreSQL.');
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  server.close();
  if (address === null || typeof address === 'string') throw new Error('No port is free.');
  return address.port;
}

async function onServer<Result>(url: string, does: (client: Client) => Promise<Result>): Promise<Result> {
  const client = new Client({ connectionString: url });
  await client.connect();
  try {
    return await does(client);
  } finally {
    await client.end();
  }
}
