import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import os from 'node:os';
import path from 'node:path';
import type { RegistryAnswer } from '@gallery/shared/contract/releases/registry.schema';
import { type Release, signedText } from '@gallery/shared/releases/release';
import { digestOf, type ReleaseKeys } from '@gallery/shared/server/release-signature';
import type { Outbox } from '../registry/outbox';
import { openReleaseStore } from '../remotes/release-store';
import { createRemoteFiles } from '../remotes/remote-files';
import type { RenderedArea } from '../render/area-renderer';
import { openRemote } from '../site/remote-site';

type Opened = { release: Release; code: string | null };

/** Starts a remote's server before each test. The returned object is empty until then. */
export function setUpRemote() {
  const remote = {} as Awaited<ReturnType<typeof startRemoteOfTests>>;
  beforeEach(async () => {
    Object.assign(remote, await startRemoteOfTests());
  });
  afterEach(() => {
    jest.restoreAllMocks();
    return remote.stop();
  });
  return remote;
}

/** Starts a remote's server whose files the test controls, and an edge's part for that remote. */
async function startRemoteOfTests() {
  const served = new Map<string, string>();
  const redirects = new Map<string, string>();
  const folder = await mkdtemp(path.join(os.tmpdir(), 'releases-'));
  const server = createServer((request, response) => {
    const location = redirects.get(request.url ?? '');
    if (location) return void response.writeHead(302, { location }).end();
    const body = served.get(request.url ?? '');
    response.writeHead(body === undefined ? 404 : 200).end(body);
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const seen = {
    opened: [] as Opened[],
    closed: [] as string[],
    lines: [] as string[],
    told: [] as object[],
  };
  const previewed = new Set<string>();
  const outbox = {
    put: (_: string, { body }: { body: object }) => void seen.told.push(body),
  } as unknown as Outbox;
  return { served, folder, ...seen, previewed, edge, publish, serve, redirect, stop };

  function edge(
    registry: () => RegistryAnswer | undefined = () => undefined,
    keys: ReleaseKeys = new Map(),
    readRegistry = async () => {},
  ) {
    const log = (line: string) => void seen.lines.push(line);
    const named = (release: Release) =>
      registry()?.releases.some(({ digest }) => digest === digestOf(signedText(release))) ?? false;
    const store = openReleaseStore(path.join(folder, 'gallery'), log, named);
    const remote = openRemote({
      name: 'gallery',
      edge: 'edge-of-tests',
      checks: { name: 'gallery', keys, provides: { react: '19.3.1' } },
      files: createRemoteFiles(origin, store),
      outbox,
      registry,
      readRegistry,
      openArea: areaOfTests,
      isPreviewed: (digest) => previewed.has(digest),
      onChange: () => {},
      log,
    });
    const poll = async () => {
      remote.update();
      await remote.watch();
      await remote.settled();
      remote.update();
    };
    return {
      ...remote,
      poll,
      version: (place = 100) => nameOf((remote.select(place) ?? remote.current())?.release),
    };
  }

  function areaOfTests(): RenderedArea {
    let [version, bundle] = ['', null as string | null];
    const area = {
      hasBundle: () => bundle !== null,
      use: async ({ release, code }: Opened) => {
        [version, bundle] = [nameOf(release) ?? '', code];
        seen.opened.push({ release, code });
      },
      close: () => void seen.closed.push(version),
    };
    return area as unknown as RenderedArea;
  }

  function serve(address: string, body: string | undefined): void {
    if (body === undefined) served.delete(address);
    else served.set(address, body);
  }

  function redirect(address: string, location: string): void {
    redirects.set(address, location);
  }

  function publish(version: string, changes: Partial<Release> = {}): Release {
    const files = {
      [`static/entry.${version}.js`]: `entry ${version}`,
      [`static/server.${version}.cjs`]: `bundle ${version}`,
    };
    for (const [file, body] of Object.entries(files)) served.set(`/${file}`, body);
    const release = sampleReleaseOf(version, files, changes);
    served.set('/release.json', JSON.stringify(release));
    return release;
  }

  async function stop(): Promise<void> {
    await new Promise((closed) => server.close(closed).closeAllConnections());
    await rm(folder, { recursive: true });
  }
}

function nameOf(release?: Release): string | undefined {
  return release?.version.replace('1.0.0-', '');
}

function sampleReleaseOf(version: string, files: Record<string, string>, changes: Partial<Release>): Release {
  const hashes = Object.entries(files).map(([file, body]) => [
    file,
    createHash('sha256').update(body).digest('hex'),
  ]);
  return {
    remote: 'gallery',
    version: `1.0.0-${version}`,
    needsHost: 1,
    requires: { react: '^19.0.0' },
    entry: `static/entry.${version}.js`,
    exposes: { './app': { js: [], css: [] } },
    routes: {},
    server: `static/server.${version}.cjs`,
    sha256: Object.fromEntries(hashes),
    ...changes,
  };
}
