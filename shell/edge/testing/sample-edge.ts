import type { AddressInfo } from 'node:net';
import type { Route } from '@gallery/shared/releases/release';
import type { FastifyInstance } from 'fastify';
import { connectToApi } from '../api/api-connection';
import type { Heartbeat } from '../api/api-heartbeat';
import type { Config } from '../config';
import { buildEdge, type Edge, type EdgeDeps } from '../http/build-edge';
import type { Site } from '../site/open-site';

const nowhere = 'http://127.0.0.1:1';

export function sampleConfig(settings: Partial<Config> = {}): Config {
  return {
    port: 0,
    host: '127.0.0.1',
    dataDir: '/nowhere',
    publicUrl: 'http://localhost:3000',
    apis: [{ url: nowhere, internalUrl: nowhere }],
    internalPort: 0,
    internalHost: '127.0.0.1',
    telemetryShare: 1,
    releaseKeys: new Map(),
    remoteUrls: { gallery: nowhere, customer: nowhere, admin: nowhere },
    demo: false,
    behindFront: false,
    bodiesPerMinute: 300,
    maxStreams: 10_000,
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

const files = { js: [], css: [] };
export const sampleRoutes: Record<string, Route> = {
  '/': { ...files, sitemap: true, cacheable: ['/artwork', '/event'] },
  '/about': { ...files, title: 'About', sitemap: true },
  '/contact-us': {
    ...files,
    query: ['sent'],
    sitemap: true,
    form: {
      send: '/contact',
      fields: ['firstName', 'lastName', 'email', 'phoneNumber', 'textarea'],
      sent: 'message',
    },
  },
  '/art-page/:id': {
    ...files,
    form: {
      send: '/auth/sendmail',
      fields: ['fullname', 'email', 'mobile', 'artname', 'artimg', 'art_id'],
      idField: 'art_id',
      sent: 'enquiry',
    },
    sitemap: { list: '/artwork?short=true', items: 'artworks', paged: true },
    cacheable: ['/artwork/:id', '/artist/artist/:id', '/artist/artists'],
  },
  '/event-booking/:id': {
    ...files,
    form: {
      send: '/event/:id/booking',
      fields: ['name', 'email', 'session', 'places', 'waitlist'],
      sent: { answer: 'booking.status' },
    },
    sitemap: { list: '/event', items: 'events' },
  },
  '/auction-bidding/:id': { ...files, sitemap: { list: '/lot', items: 'lots', paged: true } },
};
const sampleRelease = {
  remote: 'gallery',
  version: '1.0.0',
  entry: 'static/entry.js',
  exposes: { './app': files },
  routes: sampleRoutes,
};

export function sampleSite(): Site {
  const area = {
    apiUrl: () => nowhere,
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
      ['favicon.ico', Buffer.from('icon')],
      ['site.webmanifest', Buffer.from('{}')],
      ['wall.jpg', Buffer.alloc(8 * 1024 * 1024)],
    ]),
  };
  const gallery = { ...area, release: () => sampleRelease };
  const areas = { gallery, customer: area, admin: area, shell: area };
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

type Settings = Partial<Config> &
  Pick<EdgeDeps, 'limits'> & {
    apiUrl?: string;
    apiInternalUrl?: string;
    heartbeat?: Heartbeat;
    log?: (line: string) => void;
  };

export function sampleEdge({ limits, heartbeat, log = () => {}, ...settings }: Settings = {}): Edge {
  const { apiUrl: url = nowhere, apiInternalUrl: internalUrl = nowhere, ...given } = settings;
  const config = sampleConfig({ apis: [{ url, internalUrl }], ...given });
  const api = connectToApi({ apis: config.apis, log, ...heartbeat });
  return buildEdge({ config, api, site: sampleSite(), log, limits });
}

export async function listen(app: FastifyInstance): Promise<string> {
  await app.listen({ port: 0, host: '127.0.0.1' });
  return `http://127.0.0.1:${(app.server.address() as AddressInfo).port}`;
}
