import { cpSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { root } from '../../../scripts/build/run-command.mjs';
import { freePort } from '../../../scripts/servers/ports.mjs';
import { apiServer, edgeServer, remoteServer } from '../../../scripts/servers/product-servers.mjs';
import { type ServerPlan, startServer } from '../../../scripts/servers/server-process.mjs';
import { newLog } from './logs';

export const curator = { email: 'curator@uligallery.example', password: 'harmattan over Ikoyi' };

/** Where the customers' answers arrive, and what lets a test post them. */
export const inbound = {
  address: 'replies@uligallery.example',
  secret: 'a-secret-of-the-journeys-thirty-two',
};

export type Piece = { url: string; stop: () => Promise<void> };
export const remoteNames = ['gallery', 'customer', 'admin'] as const;
export type RemoteUrls = Record<(typeof remoteNames)[number], string>;

export type Api = Piece & { dataDir: string; internalUrl: string };

/** The caller removes a given `dataDir`. `folder` holds another build than the usual one. `atEnd` runs after the API's stop. */
type ApiSettings = {
  port?: number;
  settings?: Record<string, string>;
  dataDir?: string;
  folder?: string;
  atEnd?: (dataDir: string) => Promise<void>;
};

/** Starts on a copy of the template, which holds the demo collection. */
export async function startApi({
  port,
  settings,
  dataDir: given,
  folder = 'api/dist',
  atEnd = async () => {},
}: ApiSettings = {}): Promise<Api> {
  const at = port ?? (await freePort());
  const dataDir = given ?? temporaryFolder();
  const template = process.env.E2E_TEMPLATE;
  if (!given && template) cpSync(template, dataDir, { recursive: true });
  const cacheDir = path.resolve(root, process.env.CACHE_DIR ?? '.cache');
  const fresh = { DATABASE_URL: undefined, ADMIN_EMAIL: curator.email, ADMIN_PASSWORD: curator.password };
  // All visitors of the tests share one address.
  const many = '1000/hour';
  const rates = {
    RATE_LIMIT_ENQUIRY: many,
    RATE_LIMIT_CONTACT: many,
    RATE_LIMIT_REGISTER: many,
    RATE_LIMIT_RECOVERY_PER_ADDRESS: many,
    RATE_LIMIT_CODE_PER_ADDRESS: many,
    RATE_LIMIT_CODE_OVERALL: many,
    RATE_LIMIT_ORDER: many,
    RATE_LIMIT_PAY: many,
    RATE_LIMIT_VERIFY: many,
    RATE_LIMIT_HOLD_PER_ACCOUNT: many,
    RATE_LIMIT_HOLD_PER_NETWORK: many,
    RATE_LIMIT_HOLD_AGAIN: many,
    HOLD_SHARE: '100',
    INBOUND_ADDRESS: inbound.address,
    INBOUND_SECRET: inbound.secret,
  };
  const env = { ...fresh, ...rates, ...settings };
  const usual = apiServer({ port: at, dataDir, cacheDir, publicUrl: urlOf(at), env });
  const plan = { ...usual, file: path.join(folder, 'server.js') };
  const { url, stop: stopServer } = await start(plan, at);
  return { url, stop, dataDir, internalUrl: urlOf(at + 100) };

  async function stop() {
    await stopServer();
    await atEnd(dataDir);
    if (!given) rmSync(dataDir, { recursive: true, force: true });
  }
}

/** `folder` holds another build than the usual one. */
export async function startRemote(remote: keyof RemoteUrls, port?: number, folder?: string): Promise<Piece> {
  const at = port ?? (await freePort());
  const plan = remoteServer({ remote, port: at });
  return start(folder ? { ...plan, env: { ...plan.env, REMOTE_FOLDER: folder } } : plan, at);
}

/**
 * `shell` is the folder of another build of the shell. `registry` is the API's internal address. Without it the edge
 * opens the releases of the remotes' servers, and disturbs no other edge.
 */
type Servers = {
  api: string;
  registry?: string;
  remotes: RemoteUrls;
  shell?: string;
  port?: number;
  settings?: Record<string, string>;
};
export type Edge = Piece & { output: () => string };

/** Starts without stored releases, so the edge loads all of them from the remotes' servers. */
export async function startEdge(servers: Servers): Promise<Edge> {
  const dataDir = temporaryFolder();
  const edge = await startEdgeOn(dataDir, servers);
  return { ...edge, stop: () => edge.stop().then(() => rmSync(dataDir, { recursive: true, force: true })) };
}

/** Starts like `startEdge`, and returns once every remote is open. Needs an API and remotes that answer. */
export async function startOpenEdge(servers: Servers): Promise<Edge> {
  const edge = await startEdge(servers);
  try {
    await untilOpen(edge);
    return edge;
  } catch (error) {
    await edge.stop();
    throw error;
  }
}

/** Starts with the releases that an earlier edge stored in `dataDir`. */
export async function startEdgeOn(
  dataDir: string,
  { api, registry = 'http://127.0.0.1:1', remotes, shell = 'shell/dist', port: given, settings }: Servers,
): Promise<Edge> {
  const port = given ?? (await freePort());
  const url = `http://localhost:${port}`;
  const plan = edgeServer({
    port,
    dataDir,
    publicUrl: url,
    api: { url: api, internalUrl: registry },
    remotes,
  });
  const log = newLog(plan.name);
  const file = path.join(shell, 'server.js');
  const server = startServer(
    {
      ...plan,
      file,
      env: { ...plan.env, POLL_MS: 200, RENDER_MS: 2000, BODIES_PER_MINUTE: 20_000, ...settings },
    },
    undefined,
    log,
  );
  await server.ready;
  return { url, stop: () => server.stop(), output: () => readFileSync(log, 'utf8') };
}

/** Returns once the edge has opened every remote, because a slow machine needs longer than an edge waits. */
export async function untilOpen({ url }: Piece): Promise<void> {
  const deadline = Date.now() + 30_000;
  for (;;) {
    const answer = await fetch(`${url}/api/health`);
    if (answer.ok) return;
    if (Date.now() > deadline) throw new Error(`${url} opened not every remote: ${await answer.text()}`);
    await pause(100);
  }
}

export function temporaryFolder(): string {
  return mkdtempSync(path.join(tmpdir(), 'uli-e2e-'));
}

export function urlOf(port: number): string {
  return `http://127.0.0.1:${port}`;
}

async function start(plan: ServerPlan, port: number): Promise<Piece> {
  const server = startServer(plan, undefined, newLog(plan.name));
  await server.ready;
  return { url: urlOf(port), stop: server.stop };
}
