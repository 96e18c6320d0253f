import { maxReleaseBytes } from '@gallery/shared/contract/releases/releases';
import { HttpError } from '../../../http/answers/http-error';

/** Throws a 422 for a text that is longer than the registry stores. */
export function refuseLongText(text: string): void {
  if (Buffer.byteLength(text) <= maxReleaseBytes) return;
  throw new HttpError(422, `A release.json has at most ${maxReleaseBytes / 1024} KB.`);
}
