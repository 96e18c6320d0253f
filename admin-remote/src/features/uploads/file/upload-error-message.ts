import { networkMessage } from '@gallery/shared/contract/fields/answer';
import { imageTooLargeMessage, imageTypeMessage } from '@gallery/shared/contract/storage/storage';
import { errorMessage } from '@gallery/shared/errors/error-message';

const messageByCode: Record<string, string> = {
  'storage/unauthenticated': 'Your access to the storage has run out.',
  'storage/unauthorized': 'The storage does not take this image.',
  'storage/quota-exceeded': 'The storage is full.',
  'storage/retry-limit-exceeded': networkMessage,
};

/** Without a code of its own, an error of the storage has only its status. */
const messageByStatus: Record<number, string> = { 413: imageTooLargeMessage, 422: imageTypeMessage };

export function uploadErrorMessage(error: unknown): string {
  const { code, status } = Object(error) as { code?: string; status?: number };
  if (!code) return errorMessage(error);
  return messageByStatus[status ?? 0] ?? messageByCode[code] ?? 'The image could not be uploaded.';
}
