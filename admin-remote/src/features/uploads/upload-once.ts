import { UserError } from '@gallery/shared/errors/user-error';
import { uploadFile } from './file/upload-file';

/** Resolves with the address of the uploaded picture. Rejects with a message that says why it failed. */
export function uploadOnce(file: File): Promise<string> {
  return new Promise((resolve, reject) => {
    uploadFile(file, (state) => {
      if (state.step === 'done') resolve(state.url);
      if (state.step === 'failed' || state.step === 'refused') reject(new UserError(state.message));
    });
  });
}
