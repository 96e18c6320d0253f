export type { FirebaseConfig, StorageAccess } from './storage.schema';
/** POST, for administrators, returns a short-lived token for the SDK. */
export const storagePath = '/storage/token';

export const imagesFolder = 'images';
export const imageTypes = ['image/png', 'image/jpeg'] as const;
export const uploadChunkBytes = 262_144;
export const maxImageBytes = 20 * 1024 * 1024;
export const maxImagePixels = 60_000_000;
/** Milliseconds of retries (specification § 9). */
export const storageRetry = { operation: 120_000, upload: 600_000 } as const;

export const imageTypeMessage = 'Please select an Image file(png or jpeg)';
export const imageTooLargeMessage = 'The image is larger than 20 MB. Please select a smaller one.';
export const imageTooManyPixelsMessage =
  'The image has more than 60 megapixels. Please select a smaller one.';
