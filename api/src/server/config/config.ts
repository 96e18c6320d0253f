import { isIP } from 'node:net';
import path from 'node:path';
import { boolean, type InferType, number, object, string, ValidationError } from 'yup';
import { isStrongPassword, strongPasswordRule } from '../../features/auth/administrators/strong-password';
import type { PaymentSettings } from '../../features/payments/provider/payment-service';
import type { FirebaseSettings } from '../../features/storage/firebase-storage';
import { type MailConfig, mailFields, mailOf } from './mail-settings';
import { paymentFields, paymentsOf } from './payment-settings';
import { type RateLimits, rateFields, rateLimitsOf } from './rate-settings';
import { firebaseOf, storageFields } from './storage-settings';

/** Folders are absolute. */
export type Config = Readonly<{
  port: number;
  host: string;
  dataFolder: string;
  cacheFolder: string;
  /** `null`: the embedded database below the data folder. */
  databaseUrl: string | null;
  administrator: Readonly<{ email: string; password: string }> | null;
  /** Without a trailing slash. */
  publicUrl: string;
  mail: MailConfig;
  /** The first signs tokens, all verify them. `null`: one is made and stored below the data folder. */
  tokenSecrets: readonly string[] | null;
  rateLimits: RateLimits;
  payments: PaymentSettings;
  /** `null`: pictures are stored below the data folder. */
  firebase: FirebaseSettings | null;
  /** Minutes that a Pending order holds its work. */
  holdMinutes: number;
  /** Share of the free works, above 0 and at most 1, that an account or a network may hold at a time. */
  holdShare: number;
  /** Addresses and CIDR ranges whose `X-Forwarded-For` is trusted, beside loopback. */
  trustedProxies: readonly string[];
  /** Milliseconds to answer on after a stop signal, so that fronts notice. */
  drainMs: number;
  logLevel: string;
  demoCollection: boolean;
}>;

/** Throws an error that names every bad or missing setting. */
export function readConfig(environment: NodeJS.ProcessEnv = process.env): Config {
  const settings = check(environment);
  return Object.freeze({
    port: settings.PORT,
    host: settings.HOST,
    dataFolder: path.resolve(settings.DATA_DIR),
    cacheFolder: path.resolve(settings.CACHE_DIR),
    databaseUrl: settings.DATABASE_URL ?? null,
    administrator: administratorOf(settings),
    publicUrl: settings.PUBLIC_URL.replace(/\/$/, ''),
    mail: mailOf(settings),
    tokenSecrets: settings.TOKEN_SECRET === undefined ? null : listOf(settings.TOKEN_SECRET),
    rateLimits: rateLimitsOf(settings),
    payments: paymentsOf(settings),
    firebase: firebaseOf(settings),
    holdMinutes: settings.HOLD_MINUTES,
    holdShare: settings.HOLD_SHARE / 100,
    trustedProxies: listOf(settings.TRUSTED_PROXIES),
    drainMs: settings.DRAIN_MS,
    logLevel: settings.LOG_LEVEL,
    demoCollection: settings.DEMO_COLLECTION ?? settings.NODE_ENV !== 'production',
  });
}

const logLevels = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'];
const portMessage = 'PORT must be a whole number from 0 to 65535';
const switchMessage = 'DEMO_COLLECTION must be on or off';

const holdMessage = 'HOLD_MINUTES must be a number of minutes from 0.05 to 1440';

const shareMessage = 'HOLD_SHARE must be a percentage from 1 to 100';

const drainMessage = 'DRAIN_MS must be a whole number of milliseconds from 0 to 60000';

const minSecretLength = 32;
const secretMessage = `TOKEN_SECRET must have at least ${minSecretLength} characters; several have commas between`;

const schema = object({
  PORT: number()
    .typeError(portMessage)
    .integer(portMessage)
    .min(0, portMessage)
    .max(65535, portMessage)
    .default(4000),
  HOST: string().default('127.0.0.1'),
  DATA_DIR: string().default('.data'),
  CACHE_DIR: string().default('.cache'),
  DATABASE_URL: string().matches(/^postgres(ql)?:\/\/./, 'DATABASE_URL must start with postgres://'),
  ADMIN_EMAIL: string().email('ADMIN_EMAIL must be an e-mail address'),
  ADMIN_PASSWORD: string().max(128, 'ADMIN_PASSWORD must have at most 128 characters'),
  PUBLIC_URL: string()
    .matches(/^https?:\/\/[^/]+\/?$/, 'PUBLIC_URL must be an address such as https://gallery.example')
    .default('http://localhost:3000'),
  TOKEN_SECRET: string().test('secrets', secretMessage, areSecrets),
  ...mailFields,
  ...rateFields,
  ...storageFields,
  ...paymentFields,
  HOLD_MINUTES: number().typeError(holdMessage).min(0.05, holdMessage).max(1440, holdMessage).default(15),
  HOLD_SHARE: number().typeError(shareMessage).min(1, shareMessage).max(100, shareMessage).default(10),
  TRUSTED_PROXIES: string()
    .test('proxies', 'TRUSTED_PROXIES must be IP addresses or ranges, with commas between', areProxies)
    .default(''),
  DRAIN_MS: number()
    .typeError(drainMessage)
    .integer(drainMessage)
    .min(0, drainMessage)
    .max(60_000, drainMessage)
    .default(500),
  NODE_ENV: string(),
  LOG_LEVEL: string()
    .oneOf(logLevels, `LOG_LEVEL must be one of ${logLevels.join(', ')}`)
    .default('info'),
  DEMO_COLLECTION: boolean()
    .transform((_, sent) => ({ on: true, off: false })[String(sent)] ?? sent)
    .typeError(switchMessage),
});
type Settings = InferType<typeof schema>;

const neededInProduction = ['DATABASE_URL', 'ADMIN_EMAIL', 'ADMIN_PASSWORD', 'TOKEN_SECRET'] as const;

function check(environment: NodeJS.ProcessEnv): Settings {
  const given = Object.fromEntries(Object.entries(environment).filter(([, value]) => value !== ''));
  const settings = validate(given);
  const missing = neededInProduction.filter((name) => settings[name] === undefined);
  if (settings.NODE_ENV === 'production' && missing.length > 0) {
    throw new Error(`With NODE_ENV=production these settings are needed: ${missing.join(', ')}.`);
  }
  return settings;
}

function validate(given: Record<string, string | undefined>): Settings {
  try {
    return schema.validateSync(given, { abortEarly: false, stripUnknown: true });
  } catch (error) {
    if (error instanceof ValidationError) throw new Error(`${error.errors.join('. ')}.`);
    throw error;
  }
}

function administratorOf({ ADMIN_EMAIL: email, ADMIN_PASSWORD: password, NODE_ENV }: Settings) {
  if (email && password) {
    if (NODE_ENV === 'production' && !isStrongPassword(password, email)) {
      throw new Error(`With NODE_ENV=production ADMIN_PASSWORD must have ${strongPasswordRule}.`);
    }
    return Object.freeze({ email, password });
  }
  if (email || password) throw new Error('ADMIN_EMAIL and ADMIN_PASSWORD belong together: set both or none.');
  return null;
}

function areSecrets(written = ''): boolean {
  const secrets = listOf(written);
  return written === '' || (secrets.length > 0 && secrets.every(({ length }) => length >= minSecretLength));
}

function listOf(written: string): string[] {
  return written
    .split(',')
    .map((one) => one.trim())
    .filter(Boolean);
}

function areProxies(written = ''): boolean {
  return listOf(written).every((one) => {
    const [address = '', bits = '0', ...more] = one.split('/');
    const maxBits = { 0: -1, 4: 32, 6: 128 }[isIP(address)] ?? -1;
    return more.length === 0 && /^\d{1,3}$/.test(bits) && Number(bits) <= maxBits;
  });
}
