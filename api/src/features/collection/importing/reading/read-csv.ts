import { finished } from 'node:stream/promises';
import { setImmediate } from 'node:timers/promises';
import { importLimits } from '@gallery/shared/contract/collection/imports/import';
import { parse } from 'csv-parse';
import { unreadable } from './unreadable';

export type ReadRows = { rows: string[][]; isEncodingGuessed: boolean };

/** Reads CSV with commas, semicolons, or tabs, in UTF-8, UTF-16, or Windows-1252. Throws a 422 that says what to do. */
export async function readCsv(content: Buffer): Promise<ReadRows> {
  const { text, isGuessed } = decode(content);
  if (text.includes('\0')) throw unreadable('The file is not text. Save it as CSV UTF-8 or as .xlsx.');
  const [line = '', delimiter] = separatorLine.exec(text) ?? [];
  return { rows: await rowsIn(text.slice(line.length), delimiter), isEncodingGuessed: isGuessed };
}

/** Spreadsheets read the separator from this line, and neither show nor count it. */
const separatorLine = /^sep=([,;\t])(?:\r\n?|\n)/i;

/** In characters. Other requests are answered between two parts. */
const partLength = 8_192;

async function rowsIn(text: string, delimiter = delimiterOf(text.slice(0, maxHeader))): Promise<string[][]> {
  const rows: string[][] = [];
  let failure: unknown;
  if (hasEndlessLine(text, delimiter))
    throw unreadable(`The file has more than ${importLimits.columns} columns. Delete those you do not need.`);
  const parser = parse({
    bom: true,
    delimiter,
    relaxColumnCount: true,
    // Sizes in inches have quotes.
    relaxQuotes: true,
    maxRecordSize: importLimits.columns * importLimits.cell,
  });
  parser.on('data', (row: string[]) => void rows.push(row));
  parser.on('error', (error) => (failure = error));
  // One row more than allowed is enough to refuse the file.
  for (let at = 0; at < text.length && !failure && rows.length <= importLimits.rows + 1; at += partLength) {
    parser.write(text.slice(at, at + partLength));
    await setImmediate();
  }
  if (!failure) await finished(parser.end()).catch((error: unknown) => (failure = error));
  parser.destroy();
  if (failure)
    throw unreadable(
      `The file is not valid CSV. ${placeOf(failure)}Close its quotes, and save the file again.`,
    );
  return rows;
}

/** In characters. */
const maxHeader = importLimits.columns * importLimits.cell;

/** Far more separators than columns and texts have. The parser would collect them all in one row. */
const maxSeparators = 20_000;

function hasEndlessLine(text: string, delimiter: string): boolean {
  const [separator, lineEnd] = [delimiter.charCodeAt(0), 10];
  let found = 0;
  for (let at = 0; at < text.length && found <= maxSeparators; at += 1) {
    const sign = text.charCodeAt(at);
    if (sign === separator) found += 1;
    else if (sign === lineEnd) found = 0;
  }
  return found > maxSeparators;
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
