import path from 'node:path';
import { boolean, type InferType, number, object, string, ValidationError } from 'yup';

/** Every setting of the API, checked. Folders are absolute. */
export type Config = Readonly<{
  port: number;
  host: string;
  dataFolder: string;
  cacheFolder: string;
  /** `null`: the embedded database under the data folder. */
  databaseUrl: string | null;
  administrator: Readonly<{ email: string; password: string }> | null;
  publicUrl: string;
  logLevel: string;
  demoCollection: boolean;
}>;

/** Reads the settings from the environment. Throws an error whose message names each bad or missing one. */
export function readConfig(environment: NodeJS.ProcessEnv = process.env): Config {
  const settings = check(environment);
  return Object.freeze({
    port: settings.PORT,
    host: settings.HOST,
    dataFolder: path.resolve(settings.DATA_DIR),
    cacheFolder: path.resolve(settings.CACHE_DIR),
    databaseUrl: settings.DATABASE_URL ?? null,
    administrator: administratorOf(settings),
    publicUrl: settings.PUBLIC_URL,
    logLevel: settings.LOG_LEVEL,
    demoCollection: settings.DEMO_COLLECTION,
  });
}

const logLevels = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'];
const portMessage = 'PORT must be a whole number from 0 to 65535';
const switchMessage = 'DEMO_COLLECTION must be on or off';

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
  NODE_ENV: string(),
  LOG_LEVEL: string()
    .oneOf(logLevels, `LOG_LEVEL must be one of ${logLevels.join(', ')}`)
    .default('info'),
  DEMO_COLLECTION: boolean()
    .transform((_, sent) => ({ on: true, off: false })[String(sent)] ?? sent)
    .typeError(switchMessage)
    .default(true),
});
type Settings = InferType<typeof schema>;

const neededInProduction = ['DATABASE_URL', 'ADMIN_EMAIL', 'ADMIN_PASSWORD'] as const;

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

function administratorOf({ ADMIN_EMAIL: email, ADMIN_PASSWORD: password }: Settings) {
  if (email && password) return Object.freeze({ email, password });
  if (email || password) throw new Error('ADMIN_EMAIL and ADMIN_PASSWORD belong together: set both or none.');
  return null;
}
