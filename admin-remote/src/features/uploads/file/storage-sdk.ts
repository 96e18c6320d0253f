import { type StorageAccess, storageRetry } from '@gallery/shared/contract/storage/storage';
import { type FirebaseApp, initializeApp } from 'firebase/app';
import {
  connectStorageEmulator,
  type FirebaseStorage,
  getDownloadURL,
  getStorage,
  ref,
  uploadBytesResumable,
} from 'firebase/storage';

export type OpenStorage = { storage: FirebaseStorage; embedded: boolean };

/** Each upload calls it again, because the API's token is short-lived. */
export async function openStorage(access: StorageAccess): Promise<OpenStorage> {
  const embedded = access.storage === 'embedded';
  const config = embedded ? { projectId: 'embedded', storageBucket: access.bucket } : access.config;
  const app = initializeApp(config);
  const storage = getStorage(app);
  storage.maxOperationRetryTime = storageRetry.operation;
  storage.maxUploadRetryTime = storageRetry.upload;
  if (embedded) connectEmbedded(storage, access.token, window.location);
  else await signIn(app, access.token);
  return { storage, embedded };
}

type Origin = Pick<Location, 'protocol' | 'hostname' | 'port'>;

/** The SDK always uses HTTP for an emulator, but the embedded storage needs the page's protocol. */
export function connectEmbedded(storage: FirebaseStorage, token: string, origin: Origin): void {
  const scheme = origin.protocol.replace(':', '');
  const port = Number(origin.port) || (scheme === 'https' ? 443 : 80);
  connectStorageEmulator(storage, origin.hostname, port, { mockUserToken: token });
  Object.assign(storage, { _protocol: scheme });
}

/** Firebase accepts an administrator by a custom token that the API signed. */
async function signIn(app: FirebaseApp, token: string): Promise<void> {
  const { inMemoryPersistence, initializeAuth, signInWithCustomToken } = await import('firebase/auth');
  await signInWithCustomToken(initializeAuth(app, { persistence: inMemoryPersistence }), token);
}

export type Progress = { sent: number; paused: boolean };
export type UploadTask = {
  finished: Promise<unknown>;
  pause: () => void;
  resume: () => void;
  cancel: () => void;
  /** Retries at once instead of waiting for the SDK's next attempt. */
  retryNow: () => void;
};

export function uploadTo(
  { storage }: OpenStorage,
  { name, file, type }: { name: string; file: Blob; type: string },
  onProgress: (progress: Progress) => void,
): UploadTask {
  const task = uploadBytesResumable(ref(storage, name), file, { contentType: type });
  task.on(
    'state_changed',
    ({ bytesTransferred, state }) => onProgress({ sent: bytesTransferred, paused: state === 'paused' }),
    () => undefined, // `finished` rejects with the failure
  );
  return {
    finished: task.then(),
    pause: () => void task.pause(),
    resume: () => void task.resume(),
    cancel() {
      task.resume(); // the SDK cannot cancel a paused upload
      task.cancel();
    },
    retryNow: () => void (task.pause() && task.resume()),
  };
}

/** Stores the embedded storage's address without an origin, so that it survives a change of domain. */
export async function downloadUrl({ storage, embedded }: OpenStorage, name: string): Promise<string> {
  const url = new URL(await getDownloadURL(ref(storage, name)));
  return embedded ? url.pathname + url.search : url.href;
}
