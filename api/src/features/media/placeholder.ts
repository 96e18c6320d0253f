import sharp, { type Sharp } from 'sharp';
import { rgbaToThumbHash, thumbHashToRGBA } from 'thumbhash';
import { queuePicture } from '../storage/objects/picture-queue';

/** A blurred picture of at most 300 bytes as a data URI. */
export async function placeholderOf(picture: Sharp): Promise<string> {
  const small = picture.clone().resize({ width: 100, height: 100, fit: 'inside' });
  const raw = small.toColourspace('srgb').ensureAlpha().raw();
  const { data, info } = await queuePicture(() => raw.toBuffer({ resolveWithObject: true }));
  const blurred = thumbHashToRGBA(rgbaToThumbHash(info.width, info.height, data));
  const webp = sharp(Buffer.from(blurred.rgba), {
    raw: { width: blurred.w, height: blurred.h, channels: 4 },
  }).webp({ quality: 40, effort: 6 });
  const bytes = await queuePicture(() => webp.toBuffer());
  return `data:image/webp;base64,${bytes.toString('base64')}`;
}
