import { HttpError } from '../../../http/answers/http-error';
import { type FakeS3, openFakeS3 } from '../../../testing/storage/fake-s3';
import { type Bucket, openBucket } from './bucket';
import { covering } from './bucket-uploads';

let s3: FakeS3;
let bucket: Bucket;

beforeAll(async () => {
  s3 = await openFakeS3();
  bucket = await s3.bucket();
});
afterEach(() => s3.fail(null));
afterAll(() => s3.close());

const unreachable = { statusCode: 503, message: expect.stringMatching(/storage cannot be reached/) };

const words = Buffer.from('words');

async function keysBelow(prefix: string, flat?: boolean): Promise<string[]> {
  const keys: string[] = [];
  for await (const { key } of bucket.list(prefix, flat)) keys.push(key);
  return keys;
}

test('saves, lists over pages, reads, and removes objects, whatever their names contain', async () => {
  const names = ['a/1 +&=?#%', 'a/ä’😀', "a/b/(c)!*'", 'a/<x>&amp;', 'a/2'];
  for (const name of names) await bucket.put(name, Buffer.from(name));
  expect((await keysBelow('a/')).toSorted()).toEqual(names.toSorted());
  expect(await keysBelow('a/', true)).not.toContain("a/b/(c)!*'");
  for (const name of names) {
    expect(String(await bucket.read(name))).toBe(name);
    await bucket.remove(name);
    expect(await bucket.read(name)).toBeNull();
  }
  expect(await keysBelow('a/')).toEqual([]);
});

test('gives one of two writers a free key', async () => {
  const puts = ['one', 'two'].map((text) => bucket.put('free', Buffer.from(text), { ifAbsent: true }));
  expect((await Promise.all(puts)).toSorted()).toEqual([false, true]);
});

test('tries again after two failures', async () => {
  let failures = 0;
  s3.fail((_request, response) => {
    failures += 1;
    if (failures < 3) response.writeHead(500).end();
    return failures < 3;
  });
  await bucket.put('again', words);
  expect(s3.objects.get('again')?.content).toEqual(words);
});

test.each<[string, (response: import('node:http').ServerResponse) => void]>([
  ['fails each time', (response) => response.writeHead(500).end()],
  ['cuts each connection', (response) => response.destroy()],
  ['hangs', () => {}],
  ['hangs in the middle', (response) => response.writeHead(200, { 'content-length': 100 }).write('half')],
  [
    'breaks off in the middle',
    (response) => {
      response.writeHead(200, { 'content-length': 100 }).write('half', () => response.destroy());
    },
  ],
  ['answers with something else', (response) => response.writeHead(302, { location: '/' }).end()],
])('answers 503 when the server %s', async (_name, answer) => {
  const hurried = await s3.bucket(1_000);
  s3.fail((_request, response) => {
    answer(response);
    return true;
  });
  await expect(hurried.read('a')).rejects.toMatchObject(unreachable);
});

test('answers 503 where nothing listens, and for another key or bucket', async () => {
  const others = [
    { endpoint: 'http://127.0.0.1:1' },
    { bucket: 'none' },
    { credentials: { accessKeyId: 'AKIAOFTHETESTS', secretAccessKey: 'wrong' } },
  ];
  for (const other of others) {
    const wrong = await openBucket({ ...s3.settings, ...other }, 5_000);
    await expect(wrong.read('a')).rejects.toMatchObject(unreachable);
    await expect(wrong.put('a', words)).rejects.toThrow(HttpError);
  }
  expect(s3.objects.has('a')).toBe(false);
});

test('opens no file of a server that hangs, and tries no longer than the limit', async () => {
  const hurried = await s3.bucket(1_000);
  let tries = 0;
  s3.fail(() => {
    tries += 1;
    return true;
  });
  await expect(hurried.open('a')).rejects.toMatchObject(unreachable);
  expect(tries).toBe(1);
});

test('joins parts that overlap, and stops at a gap', () => {
  const part = (offset: number, bytes: number) => ({ offset, bytes });
  expect(covering([part(0, 5), part(0, 9), part(5, 2), part(7, 6), part(14, 3)])).toEqual([
    part(0, 9),
    part(7, 6),
  ]);
  expect(covering([part(1, 5)])).toEqual([]);
  expect(covering([])).toEqual([]);
});
