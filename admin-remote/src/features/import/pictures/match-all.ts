import { importLimits } from '@gallery/shared/contract/collection/imports/import';
import { matchPictures } from '../import.queries';

/** Sorts files into pictures that the import lacks, those that it knows, and the names that fit no row. */
export async function matchAll(id: string, files: readonly File[]) {
  const pictures = files.filter(({ name }) => /\.(jpe?g|png)$/i.test(name));
  const matches = await matchesOf(
    id,
    pictures.map(({ name }) => name.slice(-importLimits.pictureName)),
  );
  const wanted = pictures.filter((_, at) => matches[at]?.is_wanted);
  const unknown = matches.filter(({ row }) => row === null).map(({ name }) => name);
  const others = files.filter((file) => !pictures.includes(file)).map(({ name }) => name);
  const known = matches.length - wanted.length - unknown.length;
  return { wanted, unknown: [...unknown, ...others], known };
}

/** A request has a limited number of names. */
async function matchesOf(id: string, names: readonly string[]) {
  const parts = Array.from({ length: Math.ceil(names.length / importLimits.names) }, (_, at) =>
    names.slice(at * importLimits.names, (at + 1) * importLimits.names),
  );
  const matches = [];
  for (const part of parts) matches.push(await matchPictures(id, part));
  return matches.flat();
}
