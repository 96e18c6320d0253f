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
