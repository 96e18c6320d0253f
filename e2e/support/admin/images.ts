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

function noise(width: number, height: number) {
  return sharp({
    create: {
      width,
      height,
      channels: 3,
      background: 'gray',
      noise: { type: 'gaussian', mean: 128, sigma: 40 },
    },
  });
}
