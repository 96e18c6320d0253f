import path from 'node:path';
import { findPortraitImages, portraits } from '../features/artists/portrait';
import {
  artworkPictures,
  findArtworkImages,
  findEntryImages,
  findFurtherImages,
  furtherPictures,
  picturesOfEntries,
} from '../features/artworks/parts/artwork-pictures';
import { findImportedImages } from '../features/collection/importing/running/import-pictures';
import { eventPictures, findEventImages } from '../features/events/event-image';
import { mediaInFolder } from '../features/media/files/media-files';
import { mediaIn } from '../features/media/files/media-in-bucket';
import { openPictureProcesses } from '../features/media/picture-process';
import { isSaved as isSavedIn } from '../features/media/save-picture';
import { findOrderImages } from '../features/orders/placing/save-held-order';
import { bringingPictures } from '../features/papers/bring-pictures';
import { openPaperProcess } from '../features/papers/paper-process';
import { openBucket } from '../features/storage/bucket/bucket';
import type { Config } from './config/config';

/** Opens the store of pictures, in a bucket or in a folder, and the processes that make pictures and papers. */
export async function openPictures({ dataFolder, cacheFolder, s3 }: Config) {
  const mediaFolder = path.join(dataFolder, 'media');
  const folders = { media: mediaFolder, cache: path.join(cacheFolder, 'pictures') };
  const program = path.join(import.meta.dirname, 'picture-maker.js');
  const pictureProcesses = openPictureProcesses({ program, folders });
  const paperProcess = openPaperProcess({ program: path.join(import.meta.dirname, 'paper-maker.js') });
  const bucket = s3 && (await openBucket(s3));
  const inBucket = bucket && mediaIn(bucket, pictureProcesses.savePicture, folders);
  return {
    folders,
    bucket,
    media: inBucket ?? mediaInFolder(mediaFolder),
    savePicture: (inBucket ?? pictureProcesses).savePicture,
    isSaved: inBucket?.isSaved ?? ((hash: string) => isSavedIn(hash, folders)),
    makePaper: inBucket ? bringingPictures(paperProcess.makePaper, inBucket) : paperProcess.makePaper,
    close() {
      pictureProcesses.close();
      paperProcess.close();
    },
  };
}

/** The rows that have pictures. */
export const pictureOwners = {
  artwork: artworkPictures,
  further: furtherPictures,
  entry: picturesOfEntries,
  event: eventPictures,
  artist: portraits,
};

/** Finds the uploaded files that the cleanup of the storage must keep. */
export const findUsedImages = [
  findArtworkImages,
  findFurtherImages,
  findEntryImages,
  findImportedImages,
  findEventImages,
  findPortraitImages,
  findOrderImages,
];
