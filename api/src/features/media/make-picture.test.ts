import sharp from 'sharp';
import { jpegOf, pngOf } from '../../testing/gallery/pictures';
import { makePicture } from './make-picture';

test('makes four widths of a photograph in two formats and keeps the original bytes', async () => {
  const original = await jpegOf(1600, 1200);
  const { facts, files } = await makePicture(original);
  expect(facts).toMatchObject({
    width: 1600,
    height: 1200,
    widths: [320, 480, 768, 1280],
    original: 'original.jpg',
  });
  expect(facts.hash).toMatch(/^[0-9a-f]{32}$/);
  expect([...files.keys()].toSorted()).toEqual([
    '1280.avif',
    '1280.webp',
    '320.avif',
    '320.webp',
    '480.avif',
    '480.webp',
    '768.avif',
    '768.webp',
    'original.jpg',
  ]);
  expect(files.get('original.jpg')).toBe(original);
  const small = await sharp(files.get('320.avif')).metadata();
  expect(small).toMatchObject({ width: 320, height: 240, format: 'heif', compression: 'av1' });
  expect(await sharp(files.get('480.webp')).metadata()).toMatchObject({
    width: 480,
    height: 360,
    format: 'webp',
  });
});

test('turns a photograph upright by its orientation', async () => {
  const { facts, files } = await makePicture(await jpegOf(800, 600, { orientation: 6 }));
  expect(facts).toMatchObject({ width: 600, height: 800, widths: [320, 480] });
  const small = await sharp(files.get('320.webp')).metadata();
  expect(small).toMatchObject({ width: 320, height: 427 });
  expect(small.orientation).toBeUndefined();
});

test('accepts a PNG and makes no version wider than it', async () => {
  const { facts, files } = await makePicture(await pngOf(700, 350));
  expect(facts).toMatchObject({ width: 700, height: 350, widths: [320, 480], original: 'original.png' });
  expect(files.has('1280.avif')).toBe(false);
});

test('rounds the height of each size from the original', async () => {
  const { files } = await makePicture(await pngOf(1283, 777));
  const heights = [...files].map(async ([name, bytes]) => [name, (await sharp(bytes).metadata()).height]);
  expect(Object.fromEntries(await Promise.all(heights))).toMatchObject({
    '1280.avif': 775,
    '768.avif': 465,
    '480.webp': 291,
    '320.webp': 194,
  });
});

test.each([
  [
    'of 16 bits',
    sharp({ create: grayOf(4) })
      .toColourspace('rgb16')
      .png(),
  ],
  [
    'in shades of gray',
    sharp({ create: grayOf(3) })
      .toColourspace('b-w')
      .png(),
  ],
])('keeps the color of a picture %s', async (_name, picture) => {
  const { files } = await makePicture(await picture.toBuffer());
  const { channels } = await sharp(files.get('320.webp')).stats();
  for (const { mean } of channels.slice(0, 3)) expect(mean).toBeCloseTo(160, -1);
});

test('keeps the transparent parts of a PNG', async () => {
  const { files } = await makePicture(
    await sharp({ create: { ...grayOf(4), background: '#ff000080' } })
      .png()
      .toBuffer(),
  );
  for (const name of ['320.avif', '320.webp']) {
    const { channels } = await sharp(files.get(name)).stats();
    expect(channels[3]?.mean).toBeCloseTo(128, -1);
  }
});

function grayOf(channels: 3 | 4) {
  return { width: 640, height: 480, channels, background: '#a0a0a0' };
}

test('saves a very small picture at its own width', async () => {
  const { facts, files } = await makePicture(await pngOf(90, 60));
  expect(facts.widths).toEqual([90]);
  expect(await sharp(files.get('90.webp')).metadata()).toMatchObject({ width: 90, height: 60 });
});

test('the placeholder has the same color in at most 300 bytes', async () => {
  const { facts } = await makePicture(await jpegOf(1200, 800, { colour: '#c02020' }));
  expect(facts.placeholder.length).toBeLessThanOrEqual(300);
  const bytes = Buffer.from(facts.placeholder.replace('data:image/webp;base64,', ''), 'base64');
  const { channels } = await sharp(bytes).stats();
  const [red = 0, green = 0, blue = 0] = channels.map(({ mean }) => mean);
  expect(red).toBeGreaterThan(150);
  expect(Math.max(green, blue)).toBeLessThan(80);
});

test('derives the name from the content', async () => {
  const names = await Promise.all(
    ['#111111', '#111111', '#222222'].map(
      async (colour) => (await makePicture(await pngOf(20, 20, colour))).facts.hash,
    ),
  );
  expect(names[0]).toBe(names[1]);
  expect(names[0]).not.toBe(names[2]);
});

test.each([
  ['a text', async () => Buffer.from('Dear gallery, please find attached')],
  ['nothing', async () => Buffer.alloc(0)],
  [
    'a drawing in SVG',
    async () => Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>'),
  ],
  [
    'a WebP',
    async () =>
      sharp(await pngOf(20, 20))
        .webp()
        .toBuffer(),
  ],
  ['a JPEG’s first bytes', async () => Buffer.from('ffd8ff', 'hex')],
  ['a PNG that breaks off', async () => (await pngOf(400, 400)).subarray(0, 120)],
  ['a JPEG that breaks off', async () => (await jpegOf(400, 400)).subarray(0, 700)],
])('refuses %s', async (_name, original) => {
  const refusal = { statusCode: 422, message: 'Please select an Image file(png or jpeg)' };
  await expect(makePicture(await original())).rejects.toMatchObject(refusal);
});
