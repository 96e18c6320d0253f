import path from 'node:path';
import type { RemoteName } from '@gallery/shared/host';
import { number, object, string } from 'yup';
import { version as shellVersion } from '../package.json';

const settingsSchema = object({
  PORT: number().integer().min(0).max(65_535).default(3000),
  /** All interfaces unless told: the edge is what the public reaches. */
  HOST: string(),
  DATA_DIR: string().default('.data'),
  PUBLIC_URL: string(),
  API_URL: string().default('http://127.0.0.1:4000'),
  REMOTE_GALLERY_URL: string().default('http://127.0.0.1:3001'),
  REMOTE_CUSTOMER_URL: string().default('http://127.0.0.1:3002'),
  REMOTE_ADMIN_URL: string().default('http://127.0.0.1:3003'),
  /** Says 'Demo' beside the logo, where nothing can be bought for real. */
  DEMO_MARK: string().oneOf(['on', 'off']).default('off'),
  /** In a container: where the machine around it publishes the port. */
  BIND: string(),
  /** Whether a CDN or nginx of ours stands before the edge: its `X-Forwarded-For` is believed then, and only then. */
  BEHIND_FRONT: string().oneOf(['on', 'off']),
  /** Milliseconds for which the edge still answers after it was told to stop, so that the front learns of it. */
  DRAIN_MS: number().integer().min(0).max(60_000),
  /** Set where cards are paid with Paystack: its script and form are let into the pages. */
  PAYSTACK_PUBLIC_KEY: string().default(''),
  /** Set where pictures are kept by Firebase: its storage and its log-in are let into the pages. */
  FIREBASE_STORAGE_BUCKET: string().default(''),
  /** Whether `?teams` draws the teams' boundaries: for development and staff. */
  TEAMS: string()
    .oneOf(['on', 'off'])
    .default(process.env.NODE_ENV === 'production' ? 'off' : 'on'),
  /** How long a page may take to render before it goes out to be drawn in the browser. */
  RENDER_MS: number().integer().min(50).default(300),
  POLL_MS: number().integer().min(50).default(2000),
});

/** The edge's settings, read once. A bad one throws an error that names it. */
export function readConfig() {
  // An empty one is not set: compose files hand on what the environment does not have.
  const given = Object.fromEntries(Object.entries(process.env).filter(([, value]) => value !== ''));
  const settings = settingsSchema.validateSync(given, { stripUnknown: true });
  const remoteUrls: Record<RemoteName, string> = {
    gallery: settings.REMOTE_GALLERY_URL,
    customer: settings.REMOTE_CUSTOMER_URL,
    admin: settings.REMOTE_ADMIN_URL,
  };
  // Where only this machine comes in, whoever speaks for others is a front of ours.
  const atHome = /^(127\.|localhost$|::1$|\[::1\]$)/.test(settings.BIND ?? settings.HOST ?? '');
  const behindFront = settings.BEHIND_FRONT ? settings.BEHIND_FRONT === 'on' : atHome;
  return {
    port: settings.PORT,
    host: settings.HOST,
    dataDir: path.resolve(settings.DATA_DIR),
    publicUrl: (settings.PUBLIC_URL ?? `http://localhost:${settings.PORT}`).replace(/\/$/, ''),
    apiUrl: settings.API_URL,
    remoteUrls,
    demo: settings.DEMO_MARK === 'on',
    behindFront,
    drainMs: settings.DRAIN_MS ?? (behindFront ? 3000 : 300),
    takesCards: settings.PAYSTACK_PUBLIC_KEY !== '',
    firebaseStorage: settings.FIREBASE_STORAGE_BUCKET !== '',
    teams: settings.TEAMS === 'on',
    renderMs: settings.RENDER_MS,
    pollMs: settings.POLL_MS,
    shellFolder: import.meta.dirname,
    shellVersion,
  };
}
export type Config = ReturnType<typeof readConfig>;
