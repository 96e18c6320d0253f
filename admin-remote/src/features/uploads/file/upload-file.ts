import { networkMessage } from '@gallery/shared/contract/fields/answer';
import {
  imagesFolder,
  imageTooLargeMessage,
  imageTypeMessage,
  type StorageAccess,
  storagePath,
} from '@gallery/shared/contract/storage/storage';
import { newUuid } from '@gallery/shared/domain/new-uuid';
import { errorMessage } from '@gallery/shared/errors/error-message';
import { sendJson } from '@gallery/shared/http';
import type { UploadState } from '../upload-state';
import { type ImageFile, readImageFile } from './image-file';
import type { Progress, UploadTask } from './storage-sdk';

const messageByCode: Record<string, string> = {
  'storage/unauthenticated': 'Your access to the storage has run out.',
  'storage/unauthorized': 'The storage does not accept this image.',
  'storage/quota-exceeded': 'The storage is full.',
  'storage/retry-limit-exceeded': networkMessage,
};

/** A storage error without a code has only its status. */
const messageByStatus: Record<number, string> = { 413: imageTooLargeMessage, 422: imageTypeMessage };

export function uploadErrorMessage(error: unknown): string {
  const { code, status } = Object(error) as { code?: string; status?: number };
  if (!code) return errorMessage(error);
  return messageByStatus[status ?? 0] ?? messageByCode[code] ?? 'The image could not be uploaded.';
}

export type Upload = { pause: () => void; resume: () => void; cancel: () => void };

/** Calls `show` on every step until the user cancels the upload. */
export function uploadFile(file: File, show: (state: UploadState) => void): Upload {
  let canceled = false;
  let image: ImageUpload | undefined;
  const report = (state: UploadState) => {
    if (!canceled) show(state);
  };
  const retryNow = () => image?.retryNow();
  window.addEventListener('online', retryNow);
  report({ step: 'reading' });
  const end = () => window.removeEventListener('online', retryNow);
  void begin().finally(end);
  return {
    pause: () => image?.pause(),
    resume: () => image?.resume(),
    cancel() {
      canceled = true;
      end();
      image?.cancel();
    },
  };

  async function begin() {
    const checked = await readImageFile(file).catch(refuse);
    if (!checked || canceled) return;
    report({ step: 'running', file, sent: 0 });
    try {
      image = await uploadImage(checked, ({ sent, paused }) =>
        report({ step: paused ? 'paused' : 'running', file, sent }),
      );
      if (canceled) image.cancel();
      report({ step: 'done', file, url: await image.url });
    } catch (error) {
      report({ step: 'failed', file, message: uploadErrorMessage(error) });
    }
  }

  function refuse(error: unknown) {
    report({ step: 'refused', message: errorMessage(error) });
  }
}

/** `url` resolves when the upload has finished. */
type ImageUpload = Omit<UploadTask, 'finished'> & { url: Promise<string> };

/** Loads the storage SDK on the first upload. */
async function uploadImage(
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
