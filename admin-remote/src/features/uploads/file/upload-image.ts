import { imagesFolder, type StorageAccess, storagePath } from '@gallery/shared/contract/storage/storage';
import { newUuid } from '@gallery/shared/format/new-uuid';
import { sendJson } from '@gallery/shared/http';
import type { ImageFile } from './image-file';
import type { Progress, UploadTask } from './storage-sdk';

/** `url` resolves when the upload has finished. */
export type ImageUpload = Omit<UploadTask, 'finished'> & { url: Promise<string> };

/** The storage SDK is loaded on the first upload. */
export async function uploadImage(
  { file, type }: ImageFile,
  onProgress: (progress: Progress) => void,
): Promise<ImageUpload> {
  const access = await sendJson<StorageAccess>('POST', storagePath, {});
  const sdk = await import(/* webpackChunkName: "storage" */ './storage-sdk');
  const name = `${imagesFolder}/${newUuid().replaceAll('-', '')}.${type === 'image/png' ? 'png' : 'jpg'}`;
  const opened = await sdk.openStorage(access);
  const { finished, ...task } = sdk.uploadTo(opened, { name, file, type }, onProgress);
  return { ...task, url: address() };

  async function address(): Promise<string> {
    await finished;
    return sdk.downloadUrl(opened, name);
  }
}
