/** `sent` is in bytes. */
export type UploadState =
  | { step: 'empty' | 'reading' }
  | { step: 'refused'; message: string }
  | UploadInProgress
  | { step: 'failed'; file: File; message: string }
  | { step: 'done'; file: File; url: string };
type UploadInProgress = { step: 'running' | 'paused'; file: File; sent: number };

/** Says why the user cannot send the form yet. */
export function pendingMessage(state: UploadState): string | undefined {
  if (state.step === 'failed') return 'The image was not uploaded. Try again, or cancel it.';
  return state.step === 'reading' || isInProgress(state) ? 'The image is still being uploaded.' : undefined;
}

export function isInProgress(state: UploadState): state is UploadInProgress {
  return state.step === 'running' || state.step === 'paused';
}
