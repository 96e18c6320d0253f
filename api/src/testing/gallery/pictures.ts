import sharp from 'sharp';

/** `orientation` is the EXIF value (6: a quarter turn to the left). */
export function jpegOf(
  width: number,
  height: number,
  options: { orientation?: number; colour?: string } = {},
) {
  const { orientation, colour = '#c0562f' } = options;
  const picture = plain(width, height, colour).jpeg();
  return (orientation ? picture.withMetadata({ orientation }) : picture).toBuffer();
}

export function pngOf(width: number, height: number, colour = '#12306e'): Promise<Buffer> {
  return plain(width, height, colour).png().toBuffer();
}

function plain(width: number, height: number, background: string) {
  return sharp({ create: { width, height, channels: 4, background } });
}
