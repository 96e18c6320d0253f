import { importLimits } from '@gallery/shared/contract/collection/imports/import';
import { Unzip, UnzipInflate } from 'fflate';
import { readSheet } from 'read-excel-file/node';
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
  let isBroken = false;
  const unzip = new Unzip((file) => {
    file.ondata = (error, part) => {
      if (error) isBroken = true;
      else bytes += part.length;
    };
    file.start();
  });
  unzip.register(UnzipInflate);
  for (let at = 0; at < content.length && !isBroken; at += step) {
    isBroken = !pushes(unzip, content, at) || isBroken;
    if (bytes > importLimits.unpackedBytes)
      throw unreadable('The spreadsheet is too large. Remove pictures and unused sheets from it.');
  }
  if (isBroken || bytes === 0) throw unreadable(message);
}

function pushes(unzip: Unzip, content: Buffer, at: number): boolean {
  try {
    unzip.push(content.subarray(at, at + step), at + step >= content.length);
    return true;
  } catch {
    return false;
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
