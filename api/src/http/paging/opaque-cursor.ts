import { cursorMessage } from '@gallery/shared/contract/fields/list.schema';
import { HttpError } from '../answers/http-error';

export function encodeCursor(text: string): string {
  return Buffer.from(text).toString('base64url');
}

/** Throws a 422 for a cursor that `encodeCursor` did not make. */
export function decodeCursor(cursor: string, pattern: RegExp): string[] {
  const text = Buffer.from(cursor, 'base64url').toString();
  const groups = pattern.exec(text);
  // Decoding is lenient: other cursors decode to the same text.
  if (!groups || encodeCursor(text) !== cursor) return refuseCursor();
  return groups.slice(1);
}

export function refuseCursor(): never {
  throw new HttpError(422, cursorMessage, { cursor: cursorMessage });
}
