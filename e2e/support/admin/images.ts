import sharp from 'sharp';

type ImageFile = { name: string; mimeType: string; buffer: Buffer };

/** About 100 KB. */
export async function smallJpeg(): Promise<ImageFile> {
  const buffer = await noise(640, 420).jpeg({ quality: 60 }).toBuffer();
  return { name: 'small.jpg', mimeType: 'image/jpeg', buffer };
}

/** About 3 MB, because noise does not compress. */
export async function largePng(): Promise<ImageFile> {
  return { name: 'large.png', mimeType: 'image/png', buffer: await noise(1100, 950).png().toBuffer() };
}

/** The same noise in each run, so that the smaller pictures come from the cache. */
function noise(width: number, height: number) {
  const pixels = new Uint8Array(width * height * 3);
  let state = 1;
  for (const at of pixels.keys()) {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    pixels[at] = state >>> 24;
  }
  return sharp(pixels, { raw: { width, height, channels: 3 } });
}
