import { pictureOwnerOf } from '../../media/picture-owner';
import { usedImagesOf } from '../../storage/picture-storage';
import { artworks } from '../artwork.table';
import { entryPictures } from './entry.table';
import { workPictures } from './work-picture.table';

export const artworkPictures = pictureOwnerOf(artworks, {
  shown: { pictureFailed: false },
  failed: { pictureFailed: true },
});

export const findArtworkImages = usedImagesOf(artworks.imgUrl);

/** Nothing stores the failure of these pictures: the page shows the original. */
export const furtherPictures = pictureOwnerOf(workPictures);

export const picturesOfEntries = pictureOwnerOf(entryPictures);

export const findFurtherImages = usedImagesOf(workPictures.imgUrl);

export const findEntryImages = usedImagesOf(entryPictures.imgUrl);
