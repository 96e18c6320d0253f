import { HttpError } from '../../http/answers/http-error';

/** Returns the 503 for a storage outside of the gallery; the log shows `cause`. */
export function storageUnreachable(cause?: unknown): HttpError {
  const error = new HttpError(503, 'The picture storage cannot be reached. Please try again in a moment.');
  error.cause = cause;
  return error;
}
