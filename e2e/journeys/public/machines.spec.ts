import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, test } from '../../support/visit';

test('a viewer on another site reads the manifest of a work and draws its picture', async ({
  page,
  baseURL,
  catalogue,
}) => {
  const [work] = await catalogue.forSale();
  const viewer = createServer((_request, response) => {
    response
      .setHeader('content-type', 'text/html')
      .end('<title>Viewer</title><link rel="icon" href="data:,">');
  }).listen(0, '127.0.0.1');
  await once(viewer, 'listening');
  await page.goto(`http://127.0.0.1:${(viewer.address() as AddressInfo).port}/`);
  const drawn = await page.evaluate(
    async (manifestUrl) => {
      const manifest = await (await fetch(manifestUrl)).json();
      const { id, width } = manifest.items[0].items[0].items[0].body;
      const image = new Image();
      image.crossOrigin = 'anonymous';
      image.src = new URL(new URL(id).pathname, manifestUrl).href;
      await image.decode();
      const canvas = document.createElement('canvas');
      canvas.getContext('2d')?.drawImage(image, 0, 0);
      return { type: manifest.type, isWhole: image.naturalWidth === width, bytes: canvas.toDataURL().length };
    },
    new URL(`/iiif/${work?._id}/manifest.json`, baseURL).href,
  );
  viewer.close();
  expect(drawn).toMatchObject({ type: 'Manifest', isWhole: true });
  expect(drawn.bytes).toBeGreaterThan(5_000);
});
