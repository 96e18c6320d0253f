import { importLimits } from '@gallery/shared/contract/collection/imports/import';
import { parse } from 'csv-parse/sync';
import { unreadable } from './unreadable';

export type ReadRows = { rows: string[][]; isEncodingGuessed: boolean };

/** Reads CSV with commas, semicolons, or tabs, in UTF-8, UTF-16, or Windows-1252. Throws a 422 that says what to do. */
export function readCsv(content: Buffer): ReadRows {
  const { text, isGuessed } = decode(content);
  if (text.includes('\0')) throw unreadable('The file is not text. Save it as CSV UTF-8 or as .xlsx.');
  try {
    const rows = parse(text, {
      bom: true,
      delimiter: delimiterOf(text),
      relaxColumnCount: true,
      // Sizes in inches have quotes.
      relaxQuotes: true,
      // One more than allowed is enough to refuse the file.
      to: importLimits.rows + 2,
      maxRecordSize: importLimits.columns * importLimits.cell,
    });
    return { rows, isEncodingGuessed: isGuessed };
  } catch (error) {
    throw unreadable(
      `The file is not valid CSV. ${placeOf(error)}Close its quotes, and save the file again.`,
    );
  }
}

function decode(content: Buffer): { text: string; isGuessed: boolean } {
  const isUtf16 = content[0] === 0xff && content[1] === 0xfe;
  if (isUtf16) return { text: new TextDecoder('utf-16le').decode(content), isGuessed: false };
  try {
    return { text: new TextDecoder('utf-8', { fatal: true }).decode(content), isGuessed: false };
  } catch {
    return { text: new TextDecoder('windows-1252').decode(content), isGuessed: true };
  }
}

/** Takes the separator that the header has most often outside of quotes. */
function delimiterOf(text: string): string {
  const header = text.replace(/"[^"]*"/g, '').split(/\r?\n|\r/, 1)[0] ?? '';
  const countOf = (sign: string) => header.split(sign).length - 1;
  return [',', ';', '\t'].toSorted((one, other) => countOf(other) - countOf(one))[0] ?? ',';
}

function placeOf(error: unknown): string {
  const { lines } = Object(error) as { lines?: unknown };
  return typeof lines === 'number' ? `The problem begins before line ${lines + 1}. ` : '';
}
