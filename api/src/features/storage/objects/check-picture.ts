import { stat } from 'node:fs/promises';
import {
  imageTooLargeMessage,
  imageTooManyPixelsMessage,
  imageTypeMessage,
  type imageTypes,
  maxImageBytes,
  maxImagePixels,
} from '@gallery/shared/contract/storage/storage';
import pLimit from 'p-limit';
import type { Metadata } from 'sharp';
import sharp from 'sharp';
import { FieldError, type HttpError } from '../../../http/answers/http-error';

export type CheckedPicture = { contentType: (typeof imageTypes)[number]; width: number; height: number };

/** Throws a 413 above 20 MB, and a 422 above 60 megapixels (without decoding) or for input other than a whole PNG or JPEG. */
export function checkPicture(picture: Buffer | string): Promise<CheckedPicture> {
  return queuePicture(async () => {
    if ((await sizeOf(picture)) > maxImageBytes) throw refusal(413, imageTooLargeMessage);
    const options = { limitInputPixels: maxImagePixels };
    const { format, width, height } = await metadataOf(picture);
    const contentType = typeOf[format];
    if (!contentType) throw refusal(422, imageTypeMessage);
    if (width * height > maxImagePixels) throw refusal(422, imageTooManyPixelsMessage);
    await refusing(() => sharp(picture, options).resize(8, 8, { fit: 'fill' }).raw().toBuffer());
    return { contentType, width, height };
  });
}

const typeOf: Partial<Record<Metadata['format'], CheckedPicture['contentType']>> = {
  png: 'image/png',
  jpeg: 'image/jpeg',
};

function metadataOf(picture: Buffer | string): Promise<Metadata> {
  return refusing(() => sharp(picture, { limitInputPixels: false }).metadata());
}

async function refusing<Result>(read: () => Promise<Result>): Promise<Result> {
  try {
    return await read();
  } catch (error) {
    const refused = refusal(422, imageTypeMessage);
    refused.cause = error;
    throw refused;
  }
}

async function sizeOf(picture: Buffer | string): Promise<number> {
  return typeof picture === 'string' ? (await stat(picture)).size : picture.length;
}

function refusal(status: number, message: string): HttpError {
  return new FieldError(status, 'img_url', message);
}

sharp.concurrency(1);
// Disables the cache, because no picture is decoded twice and the cache never releases its memory.
sharp.cache(false);

/** Decodes one picture at a time in this process, because a large one takes hundreds of megabytes. */
export const queuePicture = pLimit(1);
