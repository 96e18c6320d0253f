import path from 'node:path';
import type { RemoteName } from '@gallery/shared/host';
import { readReleaseKeys } from '@gallery/shared/server/release-signature';
import { number, object, string } from 'yup';
import { version as shellVersion } from '../package.json';
import type { ApiUrls } from './api/api-address';

const settingsSchema = object({
  PORT: number().integer().min(0).max(65_535).default(3000),
  /** All interfaces by default, because the edge faces the public. */
  HOST: string(),
  DATA_DIR: string().default('.data'),
  PUBLIC_URL: string().matches(
    /^https?:\/\/[^/]+\/?$/,
    'PUBLIC_URL must be an address such as https://gallery.example',
  ),
  /** One API, or several separated by commas. */
  API_URL: string().default('http://127.0.0.1:4000'),
  /** The addresses on which APIs listen for edges: their port + 100 by default. */
  API_INTERNAL_URL: string(),
  /** The only port that serves metrics: the port + 100 by default. */
  INTERNAL_PORT: number().integer().min(0).max(65_535),
  INTERNAL_HOST: string().default('127.0.0.1'),
  /** The share of page views that send telemetry; 0 turns it off. */
  TELEMETRY_SHARE: number().min(0).max(1).default(1),
  /** The public keys of the teams. The edge refuses releases that none of them signed. */
  RELEASE_KEYS: string().default(''),
  REMOTE_GALLERY_URL: string().default('http://127.0.0.1:3001'),
  REMOTE_CUSTOMER_URL: string().default('http://127.0.0.1:3002'),
  REMOTE_ADMIN_URL: string().default('http://127.0.0.1:3003'),
  DEMO_MARK: string().oneOf(['on', 'off']).default('off'),
  /** In a container, the host's address on which the port is published. */
  BIND: string(),
  /** Whether our own CDN or nginx is in front of the edge. Only then does the edge trust its `X-Forwarded-For`. */
  BEHIND_FRONT: string().oneOf(['on', 'off']),
  /** The bodies that one network may send in a minute without a session; with one, twenty times as many. */
  BODIES_PER_MINUTE: number().integer().min(1).default(300),
  /** The anonymous streams of this process. */
  EDGE_STREAMS: number().integer().min(10).max(100_000).default(10_000),
  /** The edge answers this many milliseconds after a stop signal, so that the front notices. */
  DRAIN_MS: number().integer().min(0).max(60_000),
  PAYSTACK_PUBLIC_KEY: string().default(''),
  FIREBASE_STORAGE_BUCKET: string().default(''),
  TEAMS: string()
    .oneOf(['on', 'off'])
    .default(process.env.NODE_ENV === 'production' ? 'off' : 'on'),
  /** The milliseconds for a render; the browser renders a slower page. */
  RENDER_MS: number().integer().min(50).default(300),
  /** The address of the OpenTelemetry collector, for example `http://127.0.0.1:4318`. Without it there are no traces. */
  TRACES_URL: string().matches(/^https?:\/\/[^/]/),
  POLL_MS: number().integer().min(50).default(2000),
});

/** The difference between a server's port and its internal port, which the public never reaches. */
const internalOffset = 100;

export function readConfig() {
  // Compose files pass unset variables as empty ones.
  const given = Object.fromEntries(Object.entries(process.env).filter(([, value]) => value !== ''));
  const settings = settingsSchema.validateSync(given, { stripUnknown: true });
  const remoteUrls: Record<RemoteName, string> = {
    gallery: settings.REMOTE_GALLERY_URL,
    customer: settings.REMOTE_CUSTOMER_URL,
    admin: settings.REMOTE_ADMIN_URL,
  };
  // On a loopback address, every forwarded request comes from our own front.
  const atHome = /^(127\.|localhost$|::1$|\[::1\]$)/.test(settings.BIND ?? settings.HOST ?? '');
  const behindFront = settings.BEHIND_FRONT ? settings.BEHIND_FRONT === 'on' : atHome;
  return {
    port: settings.PORT,
    host: settings.HOST,
    dataDir: path.resolve(settings.DATA_DIR),
    publicUrl: (settings.PUBLIC_URL ?? `http://localhost:${settings.PORT}`).replace(/\/$/, ''),
    apis: apisOf(settings.API_URL, settings.API_INTERNAL_URL),
    internalPort: settings.INTERNAL_PORT ?? (settings.PORT === 0 ? 0 : settings.PORT + internalOffset),
    internalHost: settings.INTERNAL_HOST,
    telemetryShare: settings.TELEMETRY_SHARE,
    releaseKeys: readReleaseKeys(settings.RELEASE_KEYS),
    remoteUrls,
    demo: settings.DEMO_MARK === 'on',
    behindFront,
    bodiesPerMinute: settings.BODIES_PER_MINUTE,
    maxStreams: settings.EDGE_STREAMS,
    drainMs: settings.DRAIN_MS ?? (behindFront ? 3000 : 300),
    takesCards: settings.PAYSTACK_PUBLIC_KEY !== '',
    firebaseStorage: settings.FIREBASE_STORAGE_BUCKET !== '',
    teams: settings.TEAMS === 'on',
    renderMs: settings.RENDER_MS,
    pollMs: settings.POLL_MS,
    tracesUrl: settings.TRACES_URL,
    shellFolder: import.meta.dirname,
    shellVersion,
  };
}

export type Config = ReturnType<typeof readConfig>;

function apisOf(urls: string, internalUrls?: string): readonly [ApiUrls, ...ApiUrls[]] {
  const internal = internalUrls === undefined ? undefined : listOf(internalUrls);
  const [first, ...others] = listOf(urls).map((url, at) => ({
    url,
    internalUrl: internal?.[at] ?? besideOf(url),
  }));
  if (!first) throw new Error('API_URL names no address.');
  if (internal && internal.length !== others.length + 1)
    throw new Error('API_INTERNAL_URL must name as many addresses as API_URL.');
  return [first, ...others];
}

function listOf(urls: string): string[] {
  return urls
    .split(',')
    .map((url) => url.trim().replace(/\/$/, ''))
    .filter(Boolean);
}

function besideOf(apiUrl: string): string {
  const url = new URL(apiUrl);
  return `${url.protocol}//${url.hostname}:${Number(url.port || (url.protocol === 'https:' ? 443 : 80)) + internalOffset}`;
}
