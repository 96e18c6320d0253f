import { cursorMessage } from '@gallery/shared/contract/fields/list.schema';
import { HttpError } from '../answers/http-error';

export function encodeCursor(text: string): string {
  return Buffer.from(text).toString('base64url');
}

/** The groups that `pattern` finds in a cursor. Throws a 422 for one that `encodeCursor` did not make of such a text. */
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
