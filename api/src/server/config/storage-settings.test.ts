import { readConfig } from './config';

const firebase = {
  FIREBASE_API_KEY: 'AIza-key',
  FIREBASE_PROJECT_ID: 'uli-gallery',
  FIREBASE_STORAGE_BUCKET: 'uli-gallery.firebasestorage.app',
  FIREBASE_CLIENT_EMAIL: 'uploads@uli-gallery.iam.gserviceaccount.com',
  FIREBASE_PRIVATE_KEY: '-----BEGIN PRIVATE KEY-----\\nMIIE\\n-----END PRIVATE KEY-----\\n',
};

test('without settings the pictures are stored in the data folder', () => {
  expect(readConfig({}).firebase).toBeNull();
});

test('all five settings select Firebase, with line breaks in the key', () => {
  expect(readConfig(firebase).firebase).toEqual({
    config: {
      apiKey: 'AIza-key',
      projectId: 'uli-gallery',
      storageBucket: 'uli-gallery.firebasestorage.app',
    },
    clientEmail: 'uploads@uli-gallery.iam.gserviceaccount.com',
    privateKey: '-----BEGIN PRIVATE KEY-----\nMIIE\n-----END PRIVATE KEY-----\n',
  });
});

test.each(Object.keys(firebase))('names the missing %s when the others are set', (name) => {
  expect(() => readConfig({ ...firebase, [name]: '' })).toThrow(
    `Uploads to Firebase need these settings too: ${name}.`,
  );
});

test.each([
  ['FIREBASE_PRIVATE_KEY', 'secret'],
  ['FIREBASE_CLIENT_EMAIL', 'uploads'],
  ['FIREBASE_STORAGE_BUCKET', 'gs://bucket/'],
])('%s=%s stops the start', (name, value) => {
  expect(() => readConfig({ ...firebase, [name]: value })).toThrow(`${name} must be`);
});

const s3 = {
  S3_BUCKET: 'pictures',
  S3_REGION: 'eu-central-1',
  S3_ENDPOINT: 'https://s3.example',
  AWS_ACCESS_KEY_ID: 'AKIA',
  AWS_SECRET_ACCESS_KEY: 'secret',
};

test('the settings of S3 select a bucket, in the path of an endpoint and in the host of Amazon', () => {
  const credentials = { accessKeyId: 'AKIA', secretAccessKey: 'secret' };
  const bucket = { bucket: 'pictures', region: 'eu-central-1', credentials };
  expect(readConfig(s3).s3).toEqual({ ...bucket, endpoint: 'https://s3.example', pathStyle: true });
  expect(readConfig({ ...s3, S3_PATH_STYLE: 'off' }).s3).toMatchObject({ pathStyle: false });
  expect(readConfig({ ...s3, S3_ENDPOINT: '' }).s3).toEqual({ ...bucket, endpoint: null, pathStyle: false });
  const temporary = readConfig({ ...s3, AWS_SESSION_TOKEN: 'session' }).s3;
  expect(temporary?.credentials).toEqual({ ...credentials, sessionToken: 'session' });
});

test('a role stands for the keys at Amazon only, and keys alone select nothing', () => {
  const { S3_BUCKET, S3_REGION, AWS_ACCESS_KEY_ID } = s3;
  expect(readConfig({ S3_BUCKET, S3_REGION }).s3?.credentials).toBeNull();
  expect(readConfig({ AWS_ACCESS_KEY_ID }).s3).toBeNull();
});

test.each(['S3_BUCKET', 'S3_REGION', 'AWS_ACCESS_KEY_ID', 'AWS_SECRET_ACCESS_KEY'])(
  'names the missing %s when the other settings of S3 are set',
  (name) => {
    expect(() => readConfig({ ...s3, [name]: '' })).toThrow(
      `Uploads to S3 need these settings too: ${name}.`,
    );
  },
);

test('several APIs with a bucket need the secrets that each would save in its data folder', () => {
  expect(() => readConfig({ ...s3, DATABASE_URL: 'postgres://gallery@db/gallery' })).toThrow(
    'Uploads to S3 need these settings too: TOKEN_SECRET, RECORD_KEY.',
  );
});

test('refuses two storages', () => {
  expect(() => readConfig({ ...firebase, ...s3 })).toThrow('either to S3_BUCKET or to Firebase');
});

test.each([
  ['S3_BUCKET', 'Pictures/of us'],
  ['S3_REGION', 'eu central'],
  ['S3_ENDPOINT', 's3.example'],
  ['S3_ENDPOINT', 'https://key:secret@s3.example'],
  ['S3_PATH_STYLE', 'yes'],
])('%s=%s stops the start of a bucket', (name, value) => {
  expect(() => readConfig({ ...s3, [name]: value })).toThrow(`${name} must be`);
});
