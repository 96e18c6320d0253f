import { imageTooLargeMessage, imageTypeMessage } from '@gallery/shared/contract/catalogue/storage';
import { networkMessage } from '@gallery/shared/contract/fields/answer';
import { errorMessage } from '@gallery/shared/errors/error-message';

/** What the codes of the storage's errors mean to a curator. */
const messageByCode: Record<string, string> = {
  'storage/unauthenticated': 'Your access to the storage has run out.',
  'storage/unauthorized': 'The storage does not take this image.',
  'storage/quota-exceeded': 'The storage is full.',
  'storage/retry-limit-exceeded': networkMessage,
};

/** The same for answers that have no code of their own: of their words the SDK hands over the status alone. */
const messageByStatus: Record<number, string> = { 413: imageTooLargeMessage, 422: imageTypeMessage };

/** Why an upload failed: our own errors have words for the curator, those of the storage have a code and a status. */
export function uploadErrorMessage(error: unknown): string {
  const { code, status } = Object(error) as { code?: string; status?: number };
  if (!code) return errorMessage(error);
  return messageByStatus[status ?? 0] ?? messageByCode[code] ?? 'The image could not be uploaded.';
}
