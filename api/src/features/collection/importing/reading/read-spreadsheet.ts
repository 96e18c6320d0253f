import { importLimits } from '@gallery/shared/contract/collection/imports/import';
import { Unzip, UnzipInflate } from 'fflate';
import { readSheet } from 'read-excel-file/node';
import { HttpError } from '../../../../http/answers/http-error';
import { unreadable } from './unreadable';

const message = 'The spreadsheet could not be read. Save it as .xlsx or as CSV UTF-8, without a password.';

/** Reads the first sheet. Throws a 422 that says what to do. */
export async function readSpreadsheet(content: Buffer): Promise<string[][]> {
  refuseLarge(content);
  const rows = await readSheet(content).catch(() => {
    throw unreadable(message);
  });
  return rows.map((row) => row.map(textOf));
}

/** Unpacks with a limit, because the sizes that a ZIP file states can be wrong. */
function refuseLarge(content: Buffer): void {
  let bytes = 0;
  const unzip = new Unzip((file) => {
    file.ondata = (error, part) => {
      if (error) throw unreadable(message);
      bytes += part.length;
      if (bytes > importLimits.unpackedBytes)
        throw unreadable('The spreadsheet is too large. Remove pictures and unused sheets from it.');
    };
    file.start();
  });
  unzip.register(UnzipInflate);
  try {
    for (let at = 0; at < content.length; at += step) {
      const end = at + step;
      unzip.push(content.subarray(at, end), end >= content.length);
    }
  } catch (error) {
    throw error instanceof HttpError ? error : unreadable(message);
  }
}

/** A small step unpacks little before the limit counts it. */
const step = 16_384;

function textOf(cell: unknown): string {
  if (cell === null || cell === undefined) return '';
  if (cell instanceof Date) return cell.toISOString().slice(0, 10);
  if (typeof cell === 'boolean') return cell ? 'yes' : 'no';
  return String(cell);
}
