import path from 'node:path';
import { readConfig } from './config';

const production = {
  NODE_ENV: 'production',
  DATABASE_URL: 'postgres://gallery@db/gallery',
  ADMIN_EMAIL: 'curator@gallery.example',
  ADMIN_PASSWORD: 'harmattan over Ikoyi',
  TOKEN_SECRET: 'a secret of at least thirty-two letters',
  PAYMENTS: 'off',
};

test('starts with defaults without any setting', () => {
  expect(readConfig({})).toMatchObject({
    port: 4000,
    host: '127.0.0.1',
    dataFolder: path.resolve('.data'),
    cacheFolder: path.resolve('.cache'),
    databaseUrl: null,
    databaseReplicaUrl: null,
    administrator: null,
    publicUrl: 'http://localhost:3000',
    mail: {
      from: { name: 'Uli Gallery', address: 'hello@uligallery.example' },
      galleryEmail: 'hello@uligallery.example',
      mailsPaidOrders: true,
      smtpUrl: null,
      keepDays: 30,
    },
    tokenSecrets: null,
    recordKey: null,
    payments: { mode: 'sandbox' },
    holdMinutes: 15,
    quoteHoldMinutes: 2880,
    maxStreams: 5000,
    trustedProxies: [],
    logLevel: 'info',
    demoCollection: true,
  });
});

test('reads settings from the environment and freezes them', () => {
  const config = readConfig({
    ...production,
    PORT: '4100',
    DATA_DIR: '/srv/gallery',
    DEMO_COLLECTION: 'off',
  });
  expect(config).toMatchObject({
    port: 4100,
    dataFolder: '/srv/gallery',
    databaseUrl: 'postgres://gallery@db/gallery',
    administrator: { email: 'curator@gallery.example', password: 'harmattan over Ikoyi' },
    demoCollection: false,
  });
  expect(Object.isFrozen(config)).toBe(true);
});

test('treats an empty setting as not set', () => {
  expect(readConfig({ PORT: '', DATABASE_URL: '' })).toMatchObject({ port: 4000, databaseUrl: null });
});

test('parses the settings of mail, limits, and proxies', () => {
  const config = readConfig({
    PUBLIC_URL: 'https://gallery.example/',
    MAIL_FROM: 'Ọ̀ṣun Gallery <ask@gallery.example>',
    SMTP_URL: 'smtps://user:word@mail.example:465',
    COMPANY_REGISTRATION: 'RC 1234567, VAT 12345678-0001',
    RATE_LIMIT_ENQUIRY: '3/minute',
    TRUSTED_PROXIES: '10.1.0.0/16, 2001:db8::/32, 192.0.2.1',
    MAX_STREAMS: '10000',
  });
  expect(config).toMatchObject({
    publicUrl: 'https://gallery.example',
    registration: 'RC 1234567, VAT 12345678-0001',
    mail: {
      from: { name: 'Ọ̀ṣun Gallery', address: 'ask@gallery.example' },
      smtpUrl: 'smtps://user:word@mail.example:465',
    },
    rateLimits: { enquiry: { max: 3, seconds: 60 } },
    maxStreams: 10_000,
    trustedProxies: ['10.1.0.0/16', '2001:db8::/32', '192.0.2.1'],
  });
});

test.each([
  ['PORT', 'http'],
  ['PORT', '-1'],
  ['PORT', '65536'],
  ['PORT', '80.5'],
  ['DATABASE_URL', 'mysql://db/gallery'],
  ['DATABASE_REPLICA_URL', 'mysql://db/gallery'],
  ['ADMIN_EMAIL', 'curator'],
  ['PUBLIC_URL', 'gallery.example'],
  ['PUBLIC_URL', 'https://gallery.example/path'],
  ['SMTP_URL', 'https://mail.example'],
  ['MAIL_FROM', 'hello@gallery.example'],
  ['MAIL_FROM', 'Gallery\r\nBcc: all@mail.example <hello@gallery.example>'],
  ['GALLERY_EMAIL', 'hello'],
  ['RATE_LIMIT_ENQUIRY', '10'],
  ['RATE_LIMIT_ENQUIRY', '0/hour'],
  ['RATE_LIMIT_CONTACT', '10/century'],
  ['RECORD_KEY', 'bm90IGEga2V5'],
  ['TRUSTED_PROXIES', 'everybody'],
  ['TRUSTED_PROXIES', '10.0.0.0/33'],
  ['TRUSTED_PROXIES', '10.0.0.1, nobody'],
  ['PAYMENTS', 'cash'],
  ['PAYSTACK_SECRET_KEY', 'secret'],
  ['PAYSTACK_PUBLIC_KEY', 'sk_live_1'],
  ['ORDER_MAILS', 'maybe'],
  ['INBOUND_ADDRESS', 'a+b@gallery.example'],
  ['INBOUND_SECRET', 'short'],
  ['MAIL_KEEP_DAYS', '0'],
  ['MAIL_KEEP_DAYS', 'forever'],
  ['HOLD_MINUTES', '0'],
  ['HOLD_MINUTES', 'long'],
  ['QUOTE_HOLD_MINUTES', '0'],
  ['MAX_STREAMS', '9'],
  ['MAX_STREAMS', '100001'],
  ['MAX_STREAMS', '99.5'],
  ['MAX_STREAMS', 'all'],
  ['LOG_LEVEL', 'loud'],
  ['DEMO_COLLECTION', 'maybe'],
])('%s=%s stops the start with a message that names it', (name, value) => {
  expect(() => readConfig({ [name]: value })).toThrow(new RegExp(`^${name} must`));
});

test('an administrator needs both an address and a password', () => {
  expect(() => readConfig({ ADMIN_EMAIL: 'curator@gallery.example' })).toThrow('ADMIN_PASSWORD');
  expect(() => readConfig({ ADMIN_PASSWORD: 'alone' })).toThrow('ADMIN_EMAIL');
});

test.each([
  { INBOUND_ADDRESS: 'answers@gallery.example' },
  { INBOUND_SECRET: 'a-secret-of-at-least-32-letters-or-more' },
])('answers by email need both an address and a secret: %j', (settings) => {
  const both = 'INBOUND_ADDRESS and INBOUND_SECRET belong together: set both or none.';
  expect(() => readConfig(settings)).toThrow(both);
});

test.each(['DATABASE_URL', 'ADMIN_EMAIL', 'ADMIN_PASSWORD', 'TOKEN_SECRET'])(
  'production refuses to start without %s',
  (name) => {
    const needed = `With NODE_ENV=production these settings are needed: ${name}.`;
    expect(() => readConfig({ ...production, [name]: undefined })).toThrow(needed);
  },
);

test('production adds the demo collection only when configured', () => {
  expect(readConfig(production).demoCollection).toBe(false);
  expect(readConfig({ ...production, DEMO_COLLECTION: '' }).demoCollection).toBe(false);
  expect(readConfig({ ...production, DEMO_COLLECTION: 'on' }).demoCollection).toBe(true);
  expect(readConfig({ NODE_ENV: 'demo' }).demoCollection).toBe(true);
});

test('production refuses a weak password and names the rules', () => {
  const weak = () => readConfig({ ...production, ADMIN_PASSWORD: 'Admin-Gallery-2026' });
  expect(weak).toThrow('With NODE_ENV=production ADMIN_PASSWORD must have at least 12 characters, 6 of them');
  expect(readConfig({ ...production, NODE_ENV: '', ADMIN_PASSWORD: 'admin' })).toMatchObject({
    administrator: { password: 'admin' },
  });
});

const keys = { PAYSTACK_SECRET_KEY: 'sk_live_1', PAYSTACK_PUBLIC_KEY: 'pk_live_1' };
const paystack = { mode: 'paystack', secretKey: 'sk_live_1', publicKey: 'pk_live_1' };

test.each([
  ['the keys of Paystack', keys, paystack],
  ['the keys in production', { ...production, ...keys, PAYMENTS: undefined }, paystack],
  ['PAYMENTS=off in spite of the keys', { ...keys, PAYMENTS: 'off' }, { mode: 'off' }],
  ['PAYMENTS=sandbox in spite of the keys', { ...keys, PAYMENTS: 'sandbox' }, { mode: 'sandbox' }],
])('selects the payments by %s', (_name, environment, payments) => {
  expect(readConfig(environment).payments).toEqual(payments);
});

test('Paystack needs both of its keys', () => {
  expect(() => readConfig({ PAYSTACK_SECRET_KEY: 'sk_live_1' })).toThrow('PAYSTACK_PUBLIC_KEY');
  expect(() => readConfig({ PAYMENTS: 'paystack' })).toThrow('PAYSTACK_SECRET_KEY');
});

test.each([undefined, 'sandbox'])('production refuses the payment sandbox (PAYMENTS=%s)', (PAYMENTS) => {
  expect(() => readConfig({ ...production, PAYMENTS })).toThrow('set the keys of Paystack, or PAYMENTS=off.');
});

test('reads the public keys of backups, and rejects a private one without printing it', () => {
  const key = `age1${'q'.repeat(58)}`;
  expect(readConfig({}).backupRecipients).toEqual([]);
  expect(readConfig({ BACKUP_RECIPIENT: `${key},${key}` }).backupRecipients).toEqual([key, key]);
  const message =
    'BACKUP_RECIPIENT must be a public key of age such as age1…, or several with commas between.';
  for (const wrong of [`AGE-SECRET-KEY-1${'Q'.repeat(58)}`, `${key}, ${key}`, 'age1', `${key},`])
    expect(() => readConfig({ BACKUP_RECIPIENT: wrong })).toThrow(message);
});
