import { isIP } from 'node:net';
import { strongPasswordRule } from '@gallery/shared/contract/account/user';
import { type InferType, object, string } from 'yup';
import { isRecordKey } from '../../features/auctions/record/checkpoint';
import { isStrongPassword } from '../../features/auth/administrators/strong-password';

export type AccessSettings = Readonly<{
  administrator: Readonly<{ email: string; password: string }> | null;
  /** The first secret signs tokens and all verify them. With `null`, the API generates one and stores it in the data folder. */
  tokenSecrets: readonly string[] | null;
  /** Signs the records of auctions, in base64 pkcs8. With `null`, the API generates a key and stores it in the data folder. */
  recordKey: string | null;
  /** The addresses and CIDR ranges, besides loopback, whose `X-Forwarded-For` the API trusts. */
  trustedProxies: readonly string[];
}>;

const minSecretLength = 32;
const secretMessage = `TOKEN_SECRET must have at least ${minSecretLength} characters; several have commas between`;

const recordKeyMessage = 'RECORD_KEY must be an Ed25519 private key: pkcs8, base64';

export const accessFields = {
  ADMIN_EMAIL: string().email('ADMIN_EMAIL must be an email address'),
  ADMIN_PASSWORD: string().max(128, 'ADMIN_PASSWORD must have at most 128 characters'),
  TOKEN_SECRET: string().test('secrets', secretMessage, areSecrets),
  RECORD_KEY: string().test('record key', recordKeyMessage, (key) => !key || isRecordKey(key)),
  TRUSTED_PROXIES: string()
    .test('proxies', 'TRUSTED_PROXIES must be IP addresses or ranges, with commas between', areProxies)
    .default(''),
};

const schema = object({ ...accessFields, NODE_ENV: string() });
type Settings = InferType<typeof schema>;

/** Reads the settings for log-in and trusted proxies. Throws when an administrator's setting is missing or the password is weak. */
export function accessOf(settings: Settings): AccessSettings {
  return {
    administrator: administratorOf(settings),
    tokenSecrets: settings.TOKEN_SECRET === undefined ? null : listOf(settings.TOKEN_SECRET),
    recordKey: settings.RECORD_KEY ?? null,
    trustedProxies: listOf(settings.TRUSTED_PROXIES),
  };
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
