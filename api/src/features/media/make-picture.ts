import { createHash } from 'node:crypto';
import type { ArtworkColor } from '@gallery/shared/contract/catalogue/artwork-choices';
import { pictureWidths, tileSize } from '@gallery/shared/contract/catalogue/pictures/picture';
import type { Sharp } from 'sharp';
import sharp from 'sharp';
import { rgbaToThumbHash, thumbHashToRGBA } from 'thumbhash';
import { HttpError } from '../../http/answers/http-error';
import { queuePicture } from '../storage/objects/check-picture';
import { mainColors } from './colors/picture-colors';

/** A change here renames every picture, so that none with the old settings is used. */
export const settings = {
  widths: pictureWidths,
  avif: { quality: 50, effort: 1 },
  webp: { quality: 78, effort: 2 },
  placeholder: 1,
  tiles: { size: tileSize, quality: 80, effort: 2 },
};

export const maxPixels = 100_000_000;

export type PictureFacts = {
  hash: string;
  width: number;
  height: number;
  widths: number[];
  placeholder: string;
  /** A picture that was cached before lacks them. */
  colors?: ArtworkColor[];
  original: 'original.jpg' | 'original.png';
};
export type MadePicture = { facts: PictureFacts; files: Map<string, Buffer> };

export function hashOf(original: Buffer): string {
  return createHash('sha256').update(JSON.stringify(settings)).update(original).digest('hex').slice(0, 32);
}

/** Makes AVIF and WebP, upright and without metadata. Throws a 422 for any other input than a PNG or JPEG of at most 100 megapixels. */
export async function makePicture(original: Buffer): Promise<MadePicture> {
  const facts = await describePicture(original);
  const files = new Map<string, Buffer>([[facts.original, original]]);
  try {
    const largest = await decodeAt(facts.widths.at(-1), original);
    for (const width of facts.widths) {
      const height = Math.max(1, Math.round((facts.height * width) / facts.width));
      const smaller = () => sharp(largest.data, { raw: largest.info }).resize({ width, height, fit: 'fill' });
      const [avif, webp] = [smaller().avif(settings.avif), smaller().webp(settings.webp)];
      files.set(`${width}.avif`, await queuePicture(() => avif.toBuffer()));
      files.set(`${width}.webp`, await queuePicture(() => webp.toBuffer()));
    }
    return { facts, files };
  } catch (error) {
    throw new PictureRefused({ cause: error });
  }
}

/** Returns what a page shows of a picture, much faster than `makePicture`. Throws the same 422. */
export async function describePicture(original: Buffer): Promise<PictureFacts> {
  const name = `original.${kindOf(original)}` as const;
  try {
    const upright = uprightOf(original);
    const { width, height } = (await queuePicture(() => upright.metadata())).autoOrient;
    const small = await smallOf(upright);
    const [placeholder, colors] = [await placeholderOf(small), mainColors(small.data)];
    const [hash, widths] = [hashOf(original), widthsFor(width)];
    return { hash, width, height, widths, placeholder, colors, original: name };
  } catch (error) {
    throw new PictureRefused({ cause: error });
  }
}

/** Decodes once: the original can have sixty megapixels, and its largest smaller picture has about two. */
function decodeAt(width: number | undefined, original: Buffer) {
  const upright = uprightOf(original).resize({ width }).toColourspace('srgb').raw();
  return queuePicture(() => upright.toBuffer({ resolveWithObject: true }));
}

function uprightOf(original: Buffer): Sharp {
  return sharp(original, { limitInputPixels: maxPixels }).autoOrient();
}

function widthsFor(width: number): number[] {
  const narrower = pictureWidths.filter((one) => one <= width);
  return narrower.length > 0 ? narrower : [width];
}

/** Detects the type from the first bytes, because the name and type of an upload are only claims. */
function kindOf(original: Buffer): 'png' | 'jpg' {
  if (original.subarray(0, 8).equals(pngSignature)) return 'png';
  if (original.subarray(0, 3).equals(jpegSignature)) return 'jpg';
  throw new PictureRefused();
}

const pngSignature = Buffer.from('89504e470d0a1a0a', 'hex');
const jpegSignature = Buffer.from('ffd8ff', 'hex');

class PictureRefused extends HttpError {
  constructor(options?: ErrorOptions) {
    const message = 'Please select an Image file(png or jpeg)';
    super(422, message, { img_url: message });
    this.cause = options?.cause;
  }
}

type Small = { data: Buffer; info: { width: number; height: number } };

/** Returns the RGBA bytes of a picture of at most 100 by 100 pixels. */
export function smallOf(picture: Sharp): Promise<Small> {
  const small = picture.clone().resize({ width: 100, height: 100, fit: 'inside' });
  const raw = small.toColourspace('srgb').ensureAlpha().raw();
  return queuePicture(() => raw.toBuffer({ resolveWithObject: true }));
}

/** Returns a blurred picture of at most 300 bytes as a data URI. */
async function placeholderOf({ data, info }: Small): Promise<string> {
  const blurred = thumbHashToRGBA(rgbaToThumbHash(info.width, info.height, data));
  const webp = sharp(Buffer.from(blurred.rgba), {
    raw: { width: blurred.w, height: blurred.h, channels: 4 },
  }).webp({ quality: 40, effort: 6 });
  const bytes = await queuePicture(() => webp.toBuffer());
  return `data:image/webp;base64,${bytes.toString('base64')}`;
}
