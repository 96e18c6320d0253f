import { expect, test } from '../../support/visit';

test('a viewer on another site reads the manifest of a work and draws its picture', async ({
  page,
  gallery,
  catalogue,
}) => {
  const [work] = await catalogue.newest('limit=1');
  const elsewhere = new URL(`/iiif/${work?._id}/manifest.json`, gallery.url);
  elsewhere.hostname = elsewhere.hostname === 'localhost' ? '127.0.0.1' : 'localhost';
  await page.route('**/viewer', (route) =>
    route.fulfill({ contentType: 'text/html', body: '<title>V</title>' }),
  );
  await page.goto('/viewer');
  const drawn = await page.evaluate(async (manifestUrl) => {
    const manifest = await (await fetch(manifestUrl)).json();
    const { id, width } = manifest.items[0].items[0].items[0].body;
    const image = new Image();
    image.crossOrigin = 'anonymous';
    image.src = new URL(new URL(id).pathname, manifestUrl).href;
    await image.decode();
    const canvas = document.createElement('canvas');
    canvas.getContext('2d')?.drawImage(image, 0, 0);
    return { type: manifest.type, isWhole: image.naturalWidth === width, bytes: canvas.toDataURL().length };
  }, elsewhere.href);
  expect(drawn).toMatchObject({ type: 'Manifest', isWhole: true });
  expect(drawn.bytes).toBeGreaterThan(5_000);
});
