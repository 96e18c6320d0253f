/** Where an upload is; `sent` in bytes. */
export type UploadState =
  | { step: 'empty' }
  | { step: 'refused'; message: string }
  | UploadUnderWay
  | { step: 'failed'; file: File; message: string }
  | { step: 'done'; file: File; url: string };
type UploadUnderWay = { step: 'running' | 'paused'; file: File; sent: number };

/** Whether leaving the page would lose something. */
export function isUnderWay(state: UploadState): state is UploadUnderWay {
  return state.step === 'running' || state.step === 'paused';
}
