import { errorMessage } from '@gallery/shared/errors/error-message';
import type { UploadState } from '../upload-state';
import { readImageFile } from './image-file';
import { uploadErrorMessage } from './upload-error-message';
import { type ImageUpload, uploadImage } from './upload-image';

export type Upload = { pause: () => void; resume: () => void; cancel: () => void };

/** Calls `show` on every step until the upload is canceled. */
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
