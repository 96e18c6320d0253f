import { HttpError } from '../../../../http/answers/http-error';

export function unreadable(message: string): HttpError {
  return new HttpError(422, message, { content: message });
}
