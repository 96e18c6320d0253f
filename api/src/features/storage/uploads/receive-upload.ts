import { Readable } from 'node:stream';
import { imageTooLargeMessage, maxImageBytes } from '@gallery/shared/contract/storage/storage';
import pLimit from 'p-limit';
import { HttpError } from '../../../http/answers/http-error';
import { checkPicture } from '../objects/check-picture';
import { isImageName } from '../objects/object-address';
import type { ObjectStore, StoredObject } from '../objects/object-store';
import type { Upload, UploadStore } from './upload-store';

export type Stores = { objects: ObjectStore; uploads: UploadStore };

type Announced = { name: string; bytes: number; by: string };

/** Throws a 403 for a name that is not a picture's, a 400 without a length, and a 413 for too many bytes. */
export async function beginUpload({ uploads }: Stores, announced: Announced): Promise<Upload> {
  if (!isImageName(announced.name)) throw new HttpError(403, 'Pictures are uploaded under images/ only.');
  if (!Number.isSafeInteger(announced.bytes) || announced.bytes < 0) {
    throw new HttpError(400, 'The upload does not say how long it is.');
  }
  if (announced.bytes > maxImageBytes) throw new HttpError(413, imageTooLargeMessage);
  return uploads.start(announced);
}

/** Turns an upload into an object. Throws a 400 for a missing part, a 409 for a taken name, and the errors of `checkPicture`. */
export async function finishUpload({ objects, uploads }: Stores, upload: Upload): Promise<StoredObject> {
  if ((await uploads.received(upload.id)) < upload.bytes) {
    throw new HttpError(400, 'A part of the upload is missing.');
  }
  try {
    const stored = await finishing(async () => {
      const content = await uploads.contentOf(upload);
      const { contentType, width, height } = await checkPicture(content);
      return objects.put({ name: upload.name, upload: upload.id, contentType, width, height }, content);
    });
    await uploads.remove(upload.id);
    return stored;
  } catch (error) {
    // After a 5xx, such as that of an unreachable storage, the client finishes again.
    if (error instanceof HttpError && error.statusCode < 500) await uploads.remove(upload.id);
    throw error;
  }
}

/** Each may hold 20 MB in memory. */
const finishing = pLimit(4);

export async function receiveWhole(stores: Stores, name: string, by: string, content: Buffer) {
  const upload = await beginUpload(stores, { name, by, bytes: content.length });
  try {
    await stores.uploads.append(upload, 0, Readable.from([content]));
    return await finishUpload(stores, upload);
  } catch (error) {
    // Nobody continues an upload in one request, and a full disk needs the room.
    await stores.uploads.remove(upload.id).catch(() => {});
    throw error;
  }
}
