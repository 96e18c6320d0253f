/** Where an upload is; `sent` in bytes. */
export type UploadState =
  | { step: 'empty' | 'reading' }
  | { step: 'refused'; message: string }
  | UploadInProgress
  | { step: 'failed'; file: File; message: string }
  | { step: 'done'; file: File; url: string };
type UploadInProgress = { step: 'running' | 'paused'; file: File; sent: number };

/** Why the picture that is shown is not yet the form's, in words; it has none while nothing is missing. */
export function pendingMessage(state: UploadState): string | undefined {
  if (state.step === 'failed') return 'The image was not uploaded. Try again, or cancel it.';
  return state.step === 'reading' || isInProgress(state) ? 'The image is still being uploaded.' : undefined;
}

/** Whether leaving the page would lose something. */
export function isInProgress(state: UploadState): state is UploadInProgress {
  return state.step === 'running' || state.step === 'paused';
}
