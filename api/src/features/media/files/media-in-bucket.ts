import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { shareFile } from '@gallery/shared/contract/catalogue/pictures/picture';
import pLimit from 'p-limit';
import type { Bucket } from '../../storage/bucket/bucket';
import { hashOf, type PictureFacts } from '../make-picture';
import type { SavePicture } from '../picture-process';
import { factsFile, type PictureFolders } from '../save-picture';
import { ensureSharePicture, largestOf } from '../share-picture';
import { type MediaFiles, mediaTypes } from './media-files';

type Choose = (names: string[]) => string | undefined;

export type BucketMedia = MediaFiles & {
  /** Copies the file that `choose` takes from the names of a picture's files to a folder of its hash below `folder`. */
  bring(hash: string, folder: string, choose: Choose): Promise<void>;
  isSaved(hash: string): Promise<boolean>;
  savePicture: SavePicture;
};

/** Keeps the saved pictures in the bucket. `save` makes them in `folders`, which are empty afterwards. */
export function mediaIn(bucket: Bucket, save: SavePicture, folders: PictureFolders): BucketMedia {
  const prefixOf = (hash: string) => `media/${hash}`;
  const facts = (hash: string) => bucket.read(`${prefixOf(hash)}/${factsFile}`);
  const savings = joinedBy<PictureFacts>();
  const shares = joinedBy<boolean>();
  return {
    bring,
    isSaved: async (hash) => (await facts(hash)) !== null,
    async open(hash, file) {
      const key = `${prefixOf(hash)}/${file}`;
      const found = await bucket.open(key);
      if (found || file !== shareFile) return found;
      return (await shares(hash, () => addSharePicture(hash))) ? bucket.open(key) : null;
    },
    savePicture(original) {
      const hash = hashOf(original);
      return savings(hash, () => saved(hash, original));
    },
  };

  async function saved(hash: string, original: Buffer): Promise<PictureFacts> {
    const known = await facts(hash);
    if (known) return JSON.parse(known.toString());
    const made = await save(original);
    await upload(hash, path.join(folders.media, hash));
    for (const folder of [folders.media, folders.cache])
      await rm(path.join(folder, hash), { recursive: true, force: true });
    return made;
  }

  /** Uploads the facts last, so that a picture with facts is whole. */
  async function upload(hash: string, folder: string): Promise<void> {
    const limit = pLimit(8);
    const put = async (file: string) => {
      const type = mediaTypes[path.extname(file)];
      await bucket.put(`${prefixOf(hash)}/${file}`, await readFile(path.join(folder, file)), { type });
    };
    const entries = await readdir(folder, { recursive: true, withFileTypes: true });
    const files = entries
      .filter((entry) => entry.isFile())
      .map(({ parentPath, name }) =>
        path.relative(folder, path.join(parentPath, name)).replaceAll('\\', '/'),
      );
    await Promise.all(files.filter((file) => file !== factsFile).map((file) => limit(() => put(file))));
    await put(factsFile);
  }

  async function bring(hash: string, folder: string, choose: Choose): Promise<void> {
    const prefix = `${prefixOf(hash)}/`;
    const names: string[] = [];
    for await (const { key } of bucket.list(prefix, true)) names.push(key.slice(prefix.length));
    const name = choose(names);
    const content = name && (await bucket.read(prefix + name));
    if (!content) return;
    await mkdir(path.join(folder, hash), { recursive: true });
    await writeFile(path.join(folder, hash, name), content);
  }

  async function addSharePicture(hash: string): Promise<boolean> {
    return inTemporaryFolder(async (folder) => {
      await bring(hash, folder, largestOf);
      await ensureSharePicture(path.join(folder, hash));
      const made = await readFile(path.join(folder, hash, shareFile)).catch(() => null);
      if (made) await bucket.put(`${prefixOf(hash)}/${shareFile}`, made, { type: mediaTypes['.jpg'] });
      return made !== null;
    });
  }
}

/** Calls for the same key share the result while the first of them runs. */
function joinedBy<Result>() {
  const running = new Map<string, Promise<Result>>();
  return (key: string, begin: () => Promise<Result>): Promise<Result> => {
    const joined = running.get(key) ?? begin().finally(() => running.delete(key));
    running.set(key, joined);
    return joined;
  };
}

/** Removes the folder afterwards. */
export async function inTemporaryFolder<Result>(use: (folder: string) => Promise<Result>): Promise<Result> {
  const folder = await mkdtemp(path.join(tmpdir(), 'gallery-'));
  try {
    return await use(folder);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
