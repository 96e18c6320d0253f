import { imagesFolder, type StorageAccess, storagePath } from '@gallery/shared/contract/catalogue/storage';
import { sendJson } from '@gallery/shared/http';
import type { ImageFile } from './image-file';
import type { Progress, UploadTask } from './storage-sdk';

/** An upload; `url` is its address, once it is there. */
export type SentImage = Omit<UploadTask, 'ended'> & { url: Promise<string> };

/** Begins to upload the picture under a name of its own. The SDK is loaded only now. */
export async function sendImage(
  { file, type }: ImageFile,
  onProgress: (progress: Progress) => void,
): Promise<SentImage> {
  const access = await sendJson<StorageAccess>('POST', storagePath, {});
  const sdk = await import(/* webpackChunkName: "storage" */ './storage-sdk');
  const name = `${imagesFolder}/${newName()}.${type === 'image/png' ? 'png' : 'jpg'}`;
  const opened = await sdk.openStorage(access);
  const { ended, ...task } = sdk.uploadTo(opened, { name, file, type }, onProgress);
  return { ...task, url: address() };

  async function address(): Promise<string> {
    await ended;
    return sdk.addressOf(opened, name);
  }
}

/** 128 random bits. `randomUUID` is missing where a page comes without TLS. */
function newName(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}
