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

export function textNamedPng(): ImageFile {
  const buffer = Buffer.from('Only words, whatever the name says.');
  return { name: 'words.png', mimeType: 'image/png', buffer };
}

/** A valid picture followed by 25 MB of padding. */
export async function tooLargeJpeg(): Promise<ImageFile> {
  const { buffer } = await smallJpeg();
  return { name: 'huge.jpg', mimeType: 'image/jpeg', buffer: Buffer.concat([buffer], 25 * 1024 * 1024) };
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
