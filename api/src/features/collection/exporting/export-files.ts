import { pipeline, Readable, type Transform } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { importFieldLabels, importFields } from '@gallery/shared/contract/collection/imports/import-fields';
import { stringify } from 'csv-stringify';
import { stringify as stringifyAll } from 'csv-stringify/sync';
import type { FastifyBaseLogger } from 'fastify';
import { Zip, ZipPassThrough } from 'fflate';
import type { Database } from '../../../db/client';
import { csvOptions } from '../../../http/answers/downloads';
import type { MediaFiles } from '../../media/files/media-files';
import type { PictureStorage } from '../../storage/picture-storage';
import { type ExportedPicture, type ExportedWork, exportedWorks } from './export-rows';

export type ExportDeps = { db: Database; pictures: PictureStorage; media: MediaFiles };

const fields = importFields.filter((field) => field !== 'dimensions');
const options = () => csvOptions(fields.map((field) => importFieldLabels[field]));

/** Writes the collection as CSV that the import reads. */
export function collectionAsCsv(db: Database, logger: FastifyBaseLogger): Transform {
  // An error aborts the download, so that a partial file never looks whole.
  return pipeline(Readable.from(lines(db)), stringify(options()), (error) => {
    if (error) logger.warn({ err: error }, 'an export of the collection ended early');
  });
}

async function* lines(db: Database) {
  for await (const work of exportedWorks(db)) yield lineOf(work);
}

function lineOf({ cells }: ExportedWork) {
  return fields.map((field) => {
    const value = cells[field] ?? '';
    if (typeof value === 'boolean') return value ? 'yes' : 'no';
    return value;
  });
}

/** Writes the same CSV and the pictures as a ZIP file, one picture after the other. Leaves out a picture whose file is gone. */
export function collectionAsZip(deps: ExportDeps, logger: FastifyBaseLogger): Readable {
  return Readable.from(zipOf(filesOf(deps, logger)));
}

type File = { name: string; content: Uint8Array };

async function* filesOf(deps: ExportDeps, logger: FastifyBaseLogger): AsyncGenerator<File> {
  const works: ExportedWork[] = [];
  for await (const work of exportedWorks(deps.db)) works.push(work);
  yield { name: 'collection.csv', content: Buffer.from(stringifyAll(works.map(lineOf), options())) };
  for (const picture of works.flatMap(({ pictures }) => pictures)) {
    const content = await contentOf(deps, picture);
    if (content) yield { name: `pictures/${picture.name}`, content };
    else logger.warn({ picture: picture.name }, 'an export lacks a picture');
  }
}

async function contentOf({ pictures, media }: ExportDeps, { imgUrl, hash }: ExportedPicture) {
  for (const kind of hash ? ['jpg', 'png'] : []) {
    const found = await media.open(hash ?? '', `original.${kind}`).catch(() => null);
    const content = found && (await buffer(found.content).catch(() => null));
    if (content) return content;
  }
  return pictures.read(imgUrl).catch(() => null);
}

/** Pictures are compressed already, so the ZIP file only joins them. Without ZIP64 it ends before 4 GB. */
async function* zipOf(files: AsyncIterable<File>): AsyncGenerator<Uint8Array> {
  const parts: Uint8Array[] = [];
  let bytes = 0;
  const zip = new Zip((error, part) => {
    if (error) throw error;
    parts.push(part);
  });
  for await (const { name, content } of files) {
    bytes += content.length;
    if (bytes > maxZipBytes) throw new Error('The pictures are too large for one ZIP file.');
    const file = new ZipPassThrough(name);
    zip.add(file);
    file.push(content, true);
    yield* parts.splice(0);
  }
  zip.end();
  yield* parts.splice(0);
}

const maxZipBytes = 4_000_000_000;
