import type { Progress } from '../features/uploads/file/storage-sdk';

type Sent = { name: string; type: string };

/** What the API answers to who is about to upload. */
export const storageAccess = { storage: 'embedded', bucket: 'uli-gallery', token: 'short-lived' };

/** Where every picture is afterwards. */
export const uploadedTo = '/v0/b/uli-gallery/o/images%2Fwork.png?alt=media&token=key';

export const task = { pause: jest.fn(), resume: jest.fn(), cancel: jest.fn(), retryNow: jest.fn() };
export const uploadTo = jest.fn(
  (_storage: unknown, _sent: Sent, _onProgress: (progress: Progress) => void) => ({ ...task, finished }),
);
let finished: Promise<void>;

jest.doMock('../features/uploads/file/storage-sdk', () => ({
  openStorage: async () => ({}),
  uploadTo,
  downloadUrl: async () => uploadedTo,
}));

/** The uploads that begin from now on end when the test says so. */
export function stubStorage() {
  URL.createObjectURL = () => 'blob:work';
  URL.revokeObjectURL = () => undefined;
  const end = { finish() {}, fail(_error: object) {} };
  finished = new Promise<void>((finish, fail) => Object.assign(end, { finish, fail }));
  return end;
}
