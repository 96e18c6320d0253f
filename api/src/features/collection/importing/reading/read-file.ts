import { importLimits } from '@gallery/shared/contract/collection/imports/import';
import { readCsv } from './read-csv';
import { readSpreadsheet } from './read-spreadsheet';
import { unreadable } from './unreadable';

export type FileRow = { number: number; cells: string[] };
export type ReadFile = { headers: string[]; rows: FileRow[]; isEncodingGuessed: boolean };

/** Reads the rows of a CSV file or a spreadsheet, whatever its name says. Throws a 422 that says what to do. */
export async function readImportFile(content: Buffer): Promise<ReadFile> {
  if (content.length > importLimits.fileBytes)
    throw unreadable('The file is larger than 5 MB. Divide it into smaller files.');
  const isZip = content.subarray(0, 4).equals(zipBegin);
  const { rows: read, isEncodingGuessed } = isZip
    ? { rows: await readSpreadsheet(content), isEncodingGuessed: false }
    : await readCsv(content);
  const [first = [], ...others] = read;
  const headers = withoutEmptyEnd(first.map(clean));
  if (headers.every((header) => header === ''))
    throw unreadable('The first row of the file is empty. Write the names of the columns into it.');
  if (headers.length > importLimits.columns)
    throw unreadable(`The file has more than ${importLimits.columns} columns. Delete those you do not need.`);
  const rows = others
    .map((cells, at) => ({ number: at + 2, cells: withoutEmptyEnd(cells.map(clean)) }))
    .filter(({ cells }) => cells.length > 0);
  if (rows.length === 0)
    throw unreadable('The file has no rows below the header. Add one row for each work.');
  if (others.length > importLimits.rows)
    throw unreadable(
      `The file has more than ${importLimits.rows.toLocaleString('en')} rows. Divide it into smaller files.`,
    );
  return { headers, rows: rows.map((row) => inColumns(row, headers)), isEncodingGuessed };
}

const zipBegin = Buffer.from('PK\u0003\u0004', 'latin1');

/** Keeps one cell for each header, and one more if the row is too long, so that the check can name it. */
function inColumns({ number, cells }: FileRow, headers: string[]): FileRow {
  const length = Math.max(headers.length, Math.min(cells.length, headers.length + 1));
  return { number, cells: Array.from({ length }, (_, at) => (cells[at] ?? '').slice(0, kept)) };
}

/** One more than allowed, so that the check can name a cell that is too long. */
const kept = importLimits.cell + 1;

/** Without the apostrophe that an export writes before a formula. */
function clean(cell: string): string {
  return cell.length > kept
    ? cell
    : cell
        .normalize('NFC')
        .trim()
        .replace(/^'(?=[=+\-@])/, '');
}

function withoutEmptyEnd(cells: string[]): string[] {
  return cells.slice(0, cells.findLastIndex((cell) => cell !== '') + 1);
}
