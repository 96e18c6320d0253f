import {
  type ImportAnswer,
  type ImportsAnswer,
  importFileType,
  importLimits,
  importPaths,
  type PictureMatch,
} from '@gallery/shared/contract/collection/imports/import';
import type { ImportField } from '@gallery/shared/contract/collection/imports/import-fields';
import type { MessageAnswer } from '@gallery/shared/contract/fields/answer';
import { getJson, getJsonOrNull, sendJson } from '@gallery/shared/http';
import { queryOptions } from '@gallery/shared/query';
import { queryKeys } from '../../ui/query-keys';

type ImportSaved = ImportAnswer & MessageAnswer;

export const importQueries = {
  all: queryKeys.imports,
  list: queryOptions({
    queryKey: [...queryKeys.imports, 'list'],
    queryFn: ({ signal }) => getJson<ImportsAnswer>(importPaths.list, { signal }),
    staleTime: 0,
  }),
  /** Returns `null` for an unknown id. Reads again while the import runs. */
  one: (id: string) =>
    queryOptions({
      queryKey: [...queryKeys.imports, 'one', id],
      queryFn: ({ signal }) => getJsonOrNull<ImportAnswer>(importPaths.one(id), signal),
      staleTime: 0,
      refetchInterval: ({ state }) => (state.data?.import.state === 'running' ? pollMs : false),
    }),
};

const pollMs = 2_000;

export function sendFile(file: File): Promise<ImportSaved> {
  const query = new URLSearchParams({ file_name: file.name.slice(-importLimits.fileName) });
  const headers = { 'content-type': importFileType };
  return sendJson<ImportSaved>('POST', `${importPaths.list}?${query}`, file, { headers });
}

export function saveColumns(id: string, fields: (ImportField | null)[]): Promise<ImportSaved> {
  return sendJson<ImportSaved>('PUT', importPaths.columns(id), { fields });
}

export type Correction = { row: number; column: number; value: string };

export function correctCell(id: string, { row, ...cell }: Correction): Promise<ImportSaved> {
  return sendJson<ImportSaved>('PUT', importPaths.row(id, row), cell);
}

export function startImport(id: string, as_drafts: boolean): Promise<ImportSaved> {
  return sendJson<ImportSaved>('POST', importPaths.start(id), { as_drafts });
}

/** Archives the works that the import made, and restores those that it changed. */
export function undoImport(id: string): Promise<ImportSaved> {
  return sendJson<ImportSaved>('POST', importPaths.undo(id), {});
}

/** Forgets the import. Its works stay. */
export function deleteImport(id: string): Promise<MessageAnswer> {
  return sendJson<MessageAnswer>('DELETE', importPaths.one(id));
}

export async function matchPictures(id: string, names: string[]): Promise<PictureMatch[]> {
  const { pictures } = await sendJson<{ pictures: PictureMatch[] }>('POST', importPaths.match(id), { names });
  return pictures;
}

/** Sizes are in pixels. */
export function addPicture(
  id: string,
  picture: { name: string; img_url: string; width: number; height: number },
): Promise<MessageAnswer> {
  return sendJson<MessageAnswer>('POST', importPaths.pictures(id), picture);
}
