import { errorMessage } from '@gallery/shared/errors/error-message';
import type { UploadState } from '../upload-state';
import { failureWords } from './failure-words';
import { readImageFile } from './image-file';
import { type SentImage, sendImage } from './send-image';

export type Upload = { pause: () => void; resume: () => void; cancel: () => void };

/** Looks into the file and uploads it; `show` hears of every step, until it is canceled. */
export function uploadFile(file: File, show: (state: UploadState) => void): Upload {
  let canceled = false;
  let image: SentImage | undefined;
  const tell = (state: UploadState) => {
    if (!canceled) show(state);
  };
  const goOnNow = () => image?.goOnNow();
  window.addEventListener('online', goOnNow);
  tell({ step: 'reading' });
  const end = () => window.removeEventListener('online', goOnNow);
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
    tell({ step: 'running', file, sent: 0 });
    try {
      image = await sendImage(checked, ({ sent, paused }) =>
        tell({ step: paused ? 'paused' : 'running', file, sent }),
      );
      if (canceled) image.cancel();
      tell({ step: 'done', file, url: await image.url });
    } catch (error) {
      tell({ step: 'failed', file, message: failureWords(error) });
    }
  }

  function refuse(error: unknown) {
    tell({ step: 'refused', message: errorMessage(error) });
  }
}
