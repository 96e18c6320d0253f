import { FieldError } from '../../http/answers/http-error';
import { pictureOwnerOf } from '../media/picture-owner';
import { type PictureStorage, usedImagesOf } from '../storage/picture-storage';
import { events } from './event.table';

/** Returns the stored address of an event's image; `host` is the request's. Throws a 422 for an image outside our storage. */
export async function checkEventImage(
  pictures: PictureStorage,
  sent: string | null,
  host: string,
): Promise<string | null> {
  if (!sent) return null;
  const address = await pictures.check(sent, host);
  if (!address) throw new FieldError(422, 'img_url', uploadMessage);
  return address;
}

const uploadMessage = 'Please upload the image here';

/** Nothing stores a failure; the log alone has it. */
export const eventPictures = pictureOwnerOf(events);

export const findEventImages = usedImagesOf(events.imgUrl);
