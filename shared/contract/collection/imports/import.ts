export type {
  ImportAnswer,
  ImportRecord,
  ImportsAnswer,
  MatchedRow,
  PictureMatch,
  RowProblem,
} from './import.schema';

export const importPaths = {
  /** GET lists the newest imports. POST reads the bytes of a file; the same file leads to the same import. */
  list: '/collection/imports',
  one: (id: string) => `/collection/imports/${encodeURIComponent(id)}`,
  columns: (id: string) => `${importPaths.one(id)}/columns`,
  row: (id: string, number: number) => `${importPaths.one(id)}/rows/${number}`,
  /** POST says which rows the pictures with these names belong to, before they are uploaded. */
  match: (id: string) => `${importPaths.one(id)}/pictures/match`,
  pictures: (id: string) => `${importPaths.one(id)}/pictures`,
  start: (id: string) => `${importPaths.one(id)}/start`,
  undo: (id: string) => `${importPaths.one(id)}/undo`,
  /** The collection as a file that the import reads. */
  csv: '/collection/export.csv',
  /** The same file with the pictures. */
  zip: '/collection/export.zip',
};

/** The type of a file in a request, whatever its name says. */
export const importFileType = 'application/octet-stream';

export const importLimits = {
  fileBytes: 5 * 1024 * 1024,
  /** A spreadsheet is a ZIP file. This is its size when it is unpacked. */
  unpackedBytes: 30 * 1024 * 1024,
  rows: 2_000,
  columns: 60,
  cell: 10_000,
  fileName: 200,
  pictureName: 200,
  /** Names in one request. */
  names: 500,
  shownProblems: 100,
  shownPictures: 12,
  undoDays: 7,
};
