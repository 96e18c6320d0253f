import { readdir, utimes } from 'node:fs/promises';
import path from 'node:path';
import { type MediaFiles, mediaInFolder } from '../../features/media/files/media-files';
import { mediaIn } from '../../features/media/files/media-in-bucket';
import type { SavePicture } from '../../features/media/picture-process';
import { savePicture } from '../../features/media/save-picture';
import type { EmbeddedStorage } from '../../features/storage/embedded-storage';
import { testStorage } from '../server/test-app';
import { openFakeS3 } from './fake-s3';

export type TestStorage = {
  storage: { pictures: EmbeddedStorage; embedded: EmbeddedStorage };
  media: MediaFiles;
  savePicture: SavePicture;
  mediaNames(hash: string): Promise<string[]>;
  /** Sets the time of an object or upload, named by its path in a data folder. */
  age(place: string, at: Date): Promise<void>;
  close(): Promise<void>;
};

/** The storages whose protocol the API speaks: tests of what they have in common run on each. */
export const storages: [name: string, open: (folder: string) => Promise<TestStorage>][] = [
  ['the data folder', inFolder],
  ['a bucket', inBucket],
];

async function inFolder(folder: string): Promise<TestStorage> {
  const folders = foldersIn(folder);
  return {
    storage: embeddedOf(testStorage(folder)),
    media: mediaInFolder(folders.media),
    savePicture: (original) => savePicture(original, folders),
    mediaNames: (hash) => readdir(path.join(folders.media, hash)),
    async age(place, at) {
      const content = place.includes('/uploads/') ? 'content' : '';
      await utimes(path.join(folder, place, content), at, at);
    },
    close: async () => {},
  };
}

async function inBucket(folder: string): Promise<TestStorage> {
  const s3 = await openFakeS3();
  const bucket = await s3.bucket();
  const folders = foldersIn(folder);
  const media = mediaIn(bucket, (original) => savePicture(original, folders), folders);
  return {
    storage: embeddedOf(testStorage(folder, bucket)),
    media,
    savePicture: media.savePicture,
    mediaNames: async (hash) =>
      [...s3.objects.keys()]
        .filter((key) => key.startsWith(`media/${hash}/`))
        .map((key) => path.basename(key)),
    async age(place, at) {
      s3.age(place, at);
    },
    close: s3.close,
  };
}

function foldersIn(folder: string) {
  return { media: path.join(folder, 'media'), cache: path.join(folder, 'cache') };
}

function embeddedOf({ embedded }: ReturnType<typeof testStorage>): TestStorage['storage'] {
  if (!embedded) throw new Error('The storage is not embedded.');
  return { pictures: embedded, embedded };
}
