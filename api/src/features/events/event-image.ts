import { HttpError } from '../../http/answers/http-error';
import type { PictureStorage } from '../storage/picture-storage';

/**
 * The address under which an event's image is kept; `host` is the one that the caller knows us by. Throws a 422 for
 * an image that was not uploaded to our storage.
 */
export async function imageOf(
  pictures: PictureStorage,
  sent: string | null,
  host: string,
): Promise<string | null> {
  if (!sent) return null;
  const kept = await pictures.check(sent, host);
  if (!kept) throw new HttpError(422, refusal, { img_url: refusal });
  return kept;
}

const refusal = 'Please upload the image here';
