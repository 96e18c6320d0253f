import type { AddressInfo } from 'node:net';
import type { FastifyInstance } from 'fastify';
import type { Config } from '../config';
import { buildEdge, type Edge, type EdgeDeps } from '../http/build-edge';
import type { Site } from '../site/open-site';

export function sampleConfig(settings: Partial<Config> = {}): Config {
  const nowhere = 'http://127.0.0.1:1';
  return {
    port: 0,
    host: '127.0.0.1',
    dataDir: '/nowhere',
    publicUrl: 'http://localhost:3000',
    apiUrl: nowhere,
    apiInternalUrl: nowhere,
    internalPort: 0,
    internalHost: '127.0.0.1',
    telemetryShare: 1,
    releaseKeys: new Map(),
    remoteUrls: { gallery: nowhere, customer: nowhere, admin: nowhere },
    demo: false,
    behindFront: false,
    drainMs: 0,
    takesCards: false,
    firebaseStorage: false,
    teams: false,
    renderMs: 300,
    pollMs: 2000,
    tracesUrl: undefined,
    shellFolder: '/nowhere',
    shellVersion: '1.0.0',
    ...settings,
  };
}

export function sampleSite(): Site {
  const area = {
    release: () => undefined,
    digest: () => undefined,
    render: async () => ({}),
    use: async () => {},
    isBusy: () => false,
  };
  const remote = { current: () => undefined, all: () => [], file: async () => undefined };
  const remotes = { gallery: remote, customer: remote, admin: remote };
  const shell = {
    assets: {
      files: [],
      fonts: [],
      icon: 'static/icon.svg',
      client: [],
      account: { js: [], css: [] },
      provides: {},
    },
    teams: [],
    files: new Map([
      ['main.js', Buffer.from('export {};')],
      ['wall.jpg', Buffer.alloc(8 * 1024 * 1024)],
    ]),
  };
  const areas = { gallery: area, customer: area, admin: area, shell: area };
  const releaseSet = { areas, generation: 0, shell, skeletons: {}, remotes };
  const site = {
    shell,
    remotes,
    releaseSets: { defaultSet: () => releaseSet, of: () => releaseSet },
    preview: () => undefined,
    registry: () => undefined,
    changes: () => 0,
    stop: () => {},
  };
  return site as unknown as Site;
}

type Settings = Partial<Config> & Pick<EdgeDeps, 'limits'> & { log?: (line: string) => void };

export function sampleEdge({ limits, log = () => {}, ...config }: Settings = {}): Edge {
  return buildEdge({ config: sampleConfig(config), site: sampleSite(), log, limits });
}

export async function listen(app: FastifyInstance): Promise<string> {
  await app.listen({ port: 0, host: '127.0.0.1' });
  return `http://127.0.0.1:${(app.server.address() as AddressInfo).port}`;
}
