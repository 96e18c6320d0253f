import { pictureOwnerOf } from '../media/picture-owner';
import { usedImagesOf } from '../storage/picture-storage';
import { events } from './event.table';

/** Nothing stores a failure; the log alone has it. */
export const eventPictures = pictureOwnerOf(events);

export const findEventImages = usedImagesOf(events.imgUrl);
