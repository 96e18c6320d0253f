import type { Progress } from '../features/uploads/file/storage-sdk';

type Sent = { name: string; type: string };

export const storageAccess = { storage: 'embedded', bucket: 'uli-gallery', token: 'short-lived' };

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

/** Uploads that start after this call end when the test calls `finish` or `fail`. */
export function stubStorage() {
  URL.createObjectURL = () => 'blob:work';
  URL.revokeObjectURL = () => undefined;
  const end = { finish() {}, fail(_error: object) {} };
  finished = new Promise<void>((finish, fail) => Object.assign(end, { finish, fail }));
  return end;
}
