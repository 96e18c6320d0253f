import { imagesFolder, type StorageAccess, storagePath } from '@gallery/shared/contract/catalogue/storage';
import { sendJson } from '@gallery/shared/http';
import type { ImageFile } from './image-file';
import type { Progress, UploadTask } from './storage-sdk';

/** An upload; `url` is its address, once it is there. */
export type ImageUpload = Omit<UploadTask, 'finished'> & { url: Promise<string> };

/** Begins to upload the picture under a name of its own. The SDK is loaded only now. */
export async function uploadImage(
  { file, type }: ImageFile,
  onProgress: (progress: Progress) => void,
): Promise<ImageUpload> {
  const access = await sendJson<StorageAccess>('POST', storagePath, {});
  const sdk = await import(/* webpackChunkName: "storage" */ './storage-sdk');
  const name = `${imagesFolder}/${randomName()}.${type === 'image/png' ? 'png' : 'jpg'}`;
  const opened = await sdk.openStorage(access);
  const { finished, ...task } = sdk.uploadTo(opened, { name, file, type }, onProgress);
  return { ...task, url: address() };

  async function address(): Promise<string> {
    await finished;
    return sdk.downloadUrl(opened, name);
  }
}

/** 128 random bits. `randomUUID` is missing where a page comes without TLS. */
function randomName(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}
