import path from 'node:path';
import { boolean, type InferType, number, object, string, ValidationError } from 'yup';
import type { PaymentSettings } from '../../features/payments/provider/payment-service';
import { type AccessSettings, accessFields, accessOf } from './access-settings';
import { type InternalSettings, internalFields, internalOf } from './internal-settings';
import { type HoldSettings, holdFields, holdsOf } from './limits/hold-settings';
import { type RateLimits, rateFields, rateLimitsOf } from './limits/rate-settings';
import { type SessionSettings, sessionFields, sessionSettingsOf } from './limits/session-settings';
import { type StreamSettings, streamFields, streamsOf } from './limits/stream-settings';
import { type MailConfig, mailFields, mailOf } from './mail-settings';
import { paymentFields, paymentsOf } from './payment-settings';
import { type ReleaseSettings, releaseFields, releasesOf } from './release-settings';
import { type StorageConfig, storageFields, storageOf } from './storage-settings';

/** Folders are absolute. */
export type Config = Readonly<{
  port: number;
  host: string;
  dataFolder: string;
  cacheFolder: string;
  /** `null` selects the embedded database in the data folder. */
  databaseUrl: string | null;
  /** A hot standby for reads of the public lists. */
  databaseReplicaUrl: string | null;
  /** Has no trailing slash. */
  publicUrl: string;
  /** Only the owners of their private keys can read a backup. */
  backupRecipients: readonly string[];
  mail: MailConfig;
  rateLimits: RateLimits;
  payments: PaymentSettings;
  /** The API answers this many milliseconds after a stop signal, so that fronts notice. */
  drainMs: number;
  logLevel: string;
  /** The address of the OpenTelemetry collector; `null` turns traces off. */
  tracesUrl: string | null;
  demoCollection: boolean;
  /** The company's numbers on invoices, such as 'RC 1234567, VAT 12345678-0001', or ''. */
  registration: string;
}> &
  AccessSettings &
  HoldSettings &
  InternalSettings &
  ReleaseSettings &
  SessionSettings &
  StorageConfig &
  StreamSettings;

/** Throws an error that names every invalid or missing setting. */
export function readConfig(environment: NodeJS.ProcessEnv = process.env): Config {
  const settings = check(environment);
  return Object.freeze({
    port: settings.PORT,
    host: settings.HOST,
    dataFolder: path.resolve(settings.DATA_DIR),
    cacheFolder: path.resolve(settings.CACHE_DIR),
    databaseUrl: settings.DATABASE_URL ?? null,
    databaseReplicaUrl: settings.DATABASE_REPLICA_URL ?? null,
    publicUrl: settings.PUBLIC_URL.replace(/\/$/, ''),
    ...accessOf(settings),
    backupRecipients: Object.freeze(settings.BACKUP_RECIPIENT?.split(',') ?? []),
    mail: mailOf(settings),
    rateLimits: rateLimitsOf(settings),
    payments: paymentsOf(settings),
    ...storageOf(settings),
    ...holdsOf(settings),
    ...internalOf(settings),
    ...releasesOf(settings),
    ...sessionSettingsOf(settings),
    ...streamsOf(settings),
    drainMs: settings.DRAIN_MS,
    logLevel: settings.LOG_LEVEL,
    tracesUrl: settings.TRACES_URL ?? null,
    registration: settings.COMPANY_REGISTRATION,
    demoCollection: settings.DEMO_COLLECTION ?? settings.NODE_ENV !== 'production',
  });
}

const logLevels = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'];
const portMessage = 'PORT must be a whole number from 0 to 65535';
const switchMessage = 'DEMO_COLLECTION must be on or off';

const recipientMessage =
  'BACKUP_RECIPIENT must be a public key of age such as age1…, or several with commas between';

const drainMessage = 'DRAIN_MS must be a whole number of milliseconds from 0 to 60000';

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
  DATABASE_REPLICA_URL: string().matches(
    /^postgres(ql)?:\/\/./,
    'DATABASE_REPLICA_URL must start with postgres://',
  ),
  PUBLIC_URL: string()
    .matches(/^https?:\/\/[^/]+\/?$/, 'PUBLIC_URL must be an address such as https://gallery.example')
    .default('http://localhost:3000'),
  ...accessFields,
  BACKUP_RECIPIENT: string().matches(/^age1[0-9a-z]{50,}(,age1[0-9a-z]{50,})*$/, recipientMessage),
  ...mailFields,
  ...rateFields,
  ...storageFields,
  ...paymentFields,
  ...holdFields,
  ...internalFields,
  ...releaseFields,
  ...sessionFields,
  ...streamFields,
  DRAIN_MS: number()
    .typeError(drainMessage)
    .integer(drainMessage)
    .min(0, drainMessage)
    .max(60_000, drainMessage)
    .default(1000),
  NODE_ENV: string(),
  LOG_LEVEL: string()
    .oneOf(logLevels, `LOG_LEVEL must be one of ${logLevels.join(', ')}`)
    .default('info'),
  TRACES_URL: string().matches(
    /^https?:\/\/[^/]/,
    'TRACES_URL must be an address such as http://127.0.0.1:4318',
  ),
  COMPANY_REGISTRATION: string().max(80, 'COMPANY_REGISTRATION must be at most 80 characters').default(''),
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
