import { Readable } from 'node:stream';
import { jpegOf } from '../../testing/gallery/pictures';
import { noisyJpeg } from '../../testing/gallery/uploads';
import { type FakeS3, openFakeS3 } from '../../testing/storage/fake-s3';
import { storesInBucket } from './open-storage';
import { beginUpload, finishUpload, type Stores } from './uploads/receive-upload';

let s3: FakeS3;
let stores: Stores;

beforeAll(async () => {
  s3 = await openFakeS3();
  stores = storesInBucket(await s3.bucket(2_000));
});
afterEach(() => {
  s3.fail(null);
  s3.objects.clear();
});
afterAll(() => s3.close());

const unreachable = { statusCode: 503 };
const keys = () => [...s3.objects.keys()];

async function begun(name: string, picture: Buffer) {
  const upload = await beginUpload(stores, { name, bytes: picture.length, by: 'curator' });
  await stores.uploads.append(upload, 0, Readable.from([picture]));
  return upload;
}

test('another API goes on with an upload, without a folder in common', async () => {
  const picture = await noisyJpeg(400, 300);
  const upload = await beginUpload(stores, { name: 'images/a.jpg', bytes: picture.length, by: 'curator' });
  await stores.uploads.append(upload, 0, Readable.from([picture.subarray(0, 9_000)]));
  const other = storesInBucket(await s3.bucket());
  const found = await other.uploads.find(upload.id);
  expect(found).toEqual(upload);
  expect(await other.uploads.received(upload.id)).toBe(9_000);
  await other.uploads.append(upload, 8_000, Readable.from([picture.subarray(8_000)]));
  const object = await finishUpload(other, upload);
  expect(Buffer.concat(await (await stores.objects.open(object)).toArray()).equals(picture)).toBe(true);
  expect(keys().filter((key) => key.startsWith('storage/uploads'))).toEqual([]);
});

test('keeps the bytes that arrived before a connection broke', async () => {
  const upload = await beginUpload(stores, { name: 'images/b.jpg', bytes: 100, by: 'curator' });
  const breaking = Readable.from(
    (async function* () {
      yield Buffer.alloc(40);
      throw new Error('The connection broke.');
    })(),
  );
  await expect(stores.uploads.append(upload, 0, breaking)).rejects.toThrow('The connection broke.');
  expect(await stores.uploads.received(upload.id)).toBe(40);
});

test.each(['content-', 'object.json', '/upload.json'])(
  'finishes an upload after the storage failed at %s, and shows nothing before',
  async (place) => {
    const picture = await jpegOf(40, 30);
    const upload = await begun('images/c.jpg', picture);
    s3.fail(({ url = '', method }, response) => {
      const fails = method !== 'GET' && url.includes(place);
      if (fails) response.writeHead(503).end();
      return fails;
    });
    await expect(finishUpload(stores, upload)).rejects.toMatchObject(unreachable);
    if (place !== '/upload.json') expect(await stores.objects.find('images/c.jpg')).toBeNull();
    s3.fail(null);
    const object = await finishUpload(stores, upload);
    expect(object).toMatchObject({ upload: upload.id, bytes: picture.length });
    expect(keys().length).toBe(2);
  },
);

test('one of two uploads to the same name wins, and the other leaves nothing', async () => {
  const [one, two] = [
    await begun('images/d.jpg', await jpegOf(40, 30)),
    await begun('images/d.jpg', await jpegOf(30, 40)),
  ];
  const answers = await Promise.allSettled([finishUpload(stores, one), finishUpload(stores, two)]);
  const refused = answers.filter((answer) => answer.status === 'rejected');
  expect(refused).toEqual([{ status: 'rejected', reason: expect.objectContaining({ statusCode: 409 }) }]);
  expect(keys().length).toBe(2);
});

test('shows an object again whose cleanup was killed', async () => {
  const object = await finishUpload(stores, await begun('images/e.jpg', await jpegOf(40, 30)));
  const soon = new Date(Date.now() + 60_000);
  s3.fail(({ url = '', method }, response) => {
    const killed = method === 'PUT' && url.includes('object.json');
    if (killed) response.destroy();
    return killed;
  });
  const deciding = stores.objects.removeIdle(object.name, soon, () => Promise.reject(new Error('killed')));
  await expect(deciding).rejects.toThrow();
  s3.fail(null);
  expect(await stores.objects.find(object.name)).toBeNull();
  await stores.objects.cleanUp(new Date(0));
  expect(await stores.objects.find(object.name)).toEqual(object);
  await stores.objects.removeIdle(object.name, soon, async () => false);
  expect(keys()).toEqual([]);
});
