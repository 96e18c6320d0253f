import { networkMessage } from '@gallery/shared/contract/answer';

/** What the codes of the storage's errors mean to a curator. */
const wordsOf: Record<string, string> = {
  'storage/unauthenticated': 'Your access to the storage has run out.',
  'storage/unauthorized': 'The storage does not take this image.',
  'storage/quota-exceeded': 'The storage is full.',
  'storage/retry-limit-exceeded': networkMessage,
};

/** Why an upload failed: our own errors have words for the curator, those of the storage have a code. */
export function failureWords(error: unknown): string {
  const { code, message } = error as { code?: string; message: string };
  return code ? (wordsOf[code] ?? 'The image could not be uploaded.') : message;
}
