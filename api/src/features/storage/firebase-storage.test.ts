import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { exportPKCS8, generateKeyPair, jwtVerify } from 'jose';
import { jpegOf } from '../../testing/gallery/pictures';
import { firebaseStorage } from './firebase-storage';

const bucket = 'uli-gallery.firebasestorage.app';
const config = { apiKey: 'AIza-key', projectId: 'uli-gallery', storageBucket: bucket };
const clientEmail = 'uploads@uli-gallery.iam.gserviceaccount.com';
const answers: Record<string, { status: number; body: Buffer; breaks?: boolean }> = {};
let service: Server;
let origin: string;
let storage: ReturnType<typeof firebaseStorage>;
let publicKey: Awaited<ReturnType<typeof generateKeyPair>>['publicKey'];

beforeAll(async () => {
  service = createServer(({ url = '' }, response) => {
    const { status, body, breaks } = answers[url] ?? { status: 404, body: Buffer.from('{}') };
    if (breaks)
      response.writeHead(status, { 'content-length': 2 * body.length }).write(body, () => response.destroy());
    else response.writeHead(status).end(body);
  });
  await new Promise<void>((resolve) => service.listen(0, '127.0.0.1', resolve));
  origin = `http://127.0.0.1:${(service.address() as AddressInfo).port}`;
  const keys = await generateKeyPair('RS256', { extractable: true });
  publicKey = keys.publicKey;
  const privateKey = await exportPKCS8(keys.privateKey);
  storage = firebaseStorage({ config, clientEmail, privateKey }, origin);
});
afterAll(() => service.close());

/** Sets the service's answer for a picture and returns the picture's address. */
function serve(name: string, body: Buffer, status = 200): string {
  const place = `/v0/b/${bucket}/o/images%2F${name}?alt=media&token=t`;
  answers[place] = { status, body };
  return origin + place;
}

test('an administrator signs in to Firebase with a token of the service account', async () => {
  const user = { _id: 'c0ffee', role: 'admin' as const };
  const rest = { title: '', firstname: '', lastname: '', email: '', mobile: '', address: '' };
  const session = {
    id: 'one',
    endsAt: new Date(),
    readAt: new Date(),
    user: { ...rest, ...user },
    hasSecondStep: false,
  };
  const access = await storage.access(session);
  expect(access).toMatchObject({ storage: 'firebase', config });
  const audience =
    'https://identitytoolkit.googleapis.com/google.identity.identitytoolkit.v1.IdentityToolkit';
  const { payload } = await jwtVerify(access.token, publicKey, {
    issuer: clientEmail,
    subject: clientEmail,
    audience,
  });
  expect(payload).toMatchObject({ uid: 'c0ffee', claims: { admin: true } });
  expect((payload.exp ?? 0) - (payload.iat ?? 0)).toBe(1_800);
});

test('accepts and reads a picture of the project’s bucket', async () => {
  const picture = await jpegOf(30, 20);
  const address = serve('a.jpg', picture);
  expect(await storage.check(address)).toBe(address);
  expect((await storage.read(address)).equals(picture)).toBe(true);
});

test('rejects an address elsewhere without a request', async () => {
  const address = serve('b.jpg', await jpegOf(30, 20));
  const others = [
    address.replace(origin, 'https://elsewhere.example'),
    address.replace(origin, ''),
    address.replace(bucket, 'other.firebasestorage.app'),
    address.replace('images%2F', 'private%2F'),
    address.replace('http:', 'ftp:'),
    'http://169.254.169.254/latest/meta-data',
  ];
  for (const other of others) expect(await storage.check(other)).toBeNull();
});

test('refuses a missing object, one that is not a picture, and one that is too large', async () => {
  expect(await storage.check(`${origin}/v0/b/${bucket}/o/images%2Fnone.jpg?alt=media&token=t`)).toBeNull();
  await expect(storage.check(serve('c.jpg', Buffer.from('Only words.')))).rejects.toMatchObject({
    statusCode: 422,
    message: 'Please select an Image file(png or jpeg)',
  });
  await expect(storage.check(serve('d.jpg', Buffer.alloc(21 * 1024 * 1024)))).rejects.toMatchObject({
    statusCode: 413,
  });
});

test('answers 503 while the service is down, refuses calls, or breaks off in the middle', async () => {
  const unreachable = {
    statusCode: 503,
    message: 'The picture storage cannot be reached. Please try again in a moment.',
  };
  await expect(storage.check(serve('e.jpg', Buffer.from(''), 503))).rejects.toMatchObject(unreachable);
  const half = serve('f.jpg', await jpegOf(300, 200));
  Object.assign(answers[half.replace(origin, '')] ?? {}, { breaks: true });
  await expect(storage.check(half)).rejects.toMatchObject(unreachable);
  await expect(storage.read(half)).rejects.toMatchObject(unreachable);
  const keys = await generateKeyPair('RS256', { extractable: true });
  const settings = { config, clientEmail, privateKey: await exportPKCS8(keys.privateKey) };
  const nowhere = 'http://127.0.0.1:1';
  const away = firebaseStorage(settings, nowhere);
  await expect(away.check(serve('g.jpg', Buffer.from('')).replace(origin, nowhere))).rejects.toMatchObject(
    unreachable,
  );
});
