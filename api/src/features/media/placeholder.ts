import sharp, { type Sharp } from 'sharp';
import { rgbaToThumbHash, thumbHashToRGBA } from 'thumbhash';

/** A blurred picture of at most 300 bytes as a data URI, shown until the real one is there. */
export async function placeholderOf(picture: Sharp): Promise<string> {
  const { data, info } = await picture
    .clone()
    .resize({ width: 100, height: 100, fit: 'inside' })
    .toColourspace('srgb')
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  const blurred = thumbHashToRGBA(rgbaToThumbHash(info.width, info.height, data));
  const webp = await sharp(Buffer.from(blurred.rgba), {
    raw: { width: blurred.w, height: blurred.h, channels: 4 },
  })
    .webp({ quality: 40, effort: 6 })
    .toBuffer();
  return `data:image/webp;base64,${webp.toString('base64')}`;
}
