import { pictureOwnerOf } from '../media/picture-owner';
import { usedImagesOf } from '../storage/used-images';
import { events } from './event.table';

/** Nothing marks a failure: it is only logged. */
export const eventPictures = pictureOwnerOf(events);

export const findEventImages = usedImagesOf(events.imgUrl);
