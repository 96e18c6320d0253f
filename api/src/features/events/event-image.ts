import { HttpError } from '../../http/answers/http-error';
import type { PictureStorage } from '../storage/picture-storage';

/**
 * The address under which an event's image is kept; `host` is the one that the caller knows us by. Throws a 422 for
 * an image that was not uploaded to our storage.
 */
export async function checkEventImage(
  pictures: PictureStorage,
  sent: string | null,
  host: string,
): Promise<string | null> {
  if (!sent) return null;
  const address = await pictures.check(sent, host);
  if (!address) throw new HttpError(422, uploadMessage, { img_url: uploadMessage });
  return address;
}

const uploadMessage = 'Please upload the image here';
