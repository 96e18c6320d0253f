import { pictureOwnerOf } from '../media/picture-owner';
import { usedImagesOf } from '../storage/picture-storage';
import { artworks } from './artwork.table';
import { workPictures } from './work-picture.table';

export const artworkPictures = pictureOwnerOf(artworks, {
  shown: { pictureFailed: false },
  failed: { pictureFailed: true },
});

export const findArtworkImages = usedImagesOf(artworks.imgUrl);

/** Nothing stores the failure of a further picture: its page shows the original. */
export const furtherPictures = pictureOwnerOf(workPictures);

export const findFurtherImages = usedImagesOf(workPictures.imgUrl);
