import { HttpError } from '../../../../http/answers/http-error';

/** Returns a 422 that stands at the file's field. */
export function unreadable(message: string): HttpError {
  return new HttpError(422, message, { content: message });
}
