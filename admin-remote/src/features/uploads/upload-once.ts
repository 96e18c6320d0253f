import { UserError } from '@gallery/shared/errors/error-message';
import { type PixelSize, readImageFile } from './file/image-file';
import { uploadFile } from './file/upload-file';

export type UploadedFile = PixelSize & { url: string };

/** Resolves with the address and the size of the uploaded picture. Rejects with a message that says why it failed. */
export async function uploadOnce(file: File): Promise<UploadedFile> {
  const { size } = await readImageFile(file);
  return { ...size, url: await addressOf(file) };
}

function addressOf(file: File): Promise<string> {
  return new Promise((resolve, reject) => {
    uploadFile(file, (state) => {
      if (state.step === 'done') resolve(state.url);
      if (state.step === 'failed' || state.step === 'refused') reject(new UserError(state.message));
    });
  });
}
