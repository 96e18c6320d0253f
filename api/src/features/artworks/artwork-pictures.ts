import { pictureOwnerOf } from '../media/picture-owner';
import { usedImagesOf } from '../storage/picture-storage';
import { artworks } from './artwork.table';

export const artworkPictures = pictureOwnerOf(artworks, {
  shown: { pictureFailed: false },
  failed: { pictureFailed: true },
});

export const findArtworkImages = usedImagesOf(artworks.imgUrl);
