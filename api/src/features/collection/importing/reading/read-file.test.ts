import { importLimits } from '@gallery/shared/contract/collection/imports/import';
import { strToU8, zipSync } from 'fflate';
import { shortestEventLoopDelay } from '../../../../testing/faults/event-loop-delay';
import { guessFields } from '../planning/match-columns';
import { readImportFile } from './read-file';

const read = (text: string, encoding: BufferEncoding = 'utf8') => readImportFile(Buffer.from(text, encoding));
const refusal = (content: string | Buffer) =>
  readImportFile(Buffer.from(content as string)).then(
    () => 'read',
    (error: Error) => error.message,
  );

test('the reader takes commas, semicolons, and tabs, with or without a byte order mark', async () => {
  const rows = [{ number: 2, cells: ['Dusk', 'a "b"\nc'] }];
  for (const sign of [',', ';', '\t'])
    expect(await read(`\uFEFFTitle${sign}"Notes"\r\n Dusk ${sign}"a ""b""\nc"\r\n`)).toEqual({
      headers: ['Title', 'Notes'],
      rows,
      isEncodingGuessed: false,
    });
});

test('the reader takes the separator from a first line that names it', async () => {
  for (const end of ['\r\n', '\n', '\r'])
    expect(await read(`sep=;${end}Title;Price${end}Dusk, late;100${end}`)).toMatchObject({
      headers: ['Title', 'Price'],
      rows: [{ number: 2, cells: ['Dusk, late', '100'] }],
    });
});

test('the reader detects Windows-1252 and UTF-16', async () => {
  const latin = await read('Title\nCaf\u00e9', 'latin1');
  expect(latin).toMatchObject({ rows: [{ cells: ['Café'] }], isEncodingGuessed: true });
  const utf16 = await read('\uFEFFTitle\nỌjà', 'utf16le');
  expect(utf16).toMatchObject({ rows: [{ cells: ['Ọjà'] }], isEncodingGuessed: false });
});

test('an empty row keeps its number, and inches keep their quotes', async () => {
  const { rows } = await read('Title,Size\n\n,\nDusk,16" x 20"\n');
  expect(rows).toEqual([{ number: 4, cells: ['Dusk', '16" x 20"'] }]);
});

test('the reader says what to do with a file that it cannot read', async () => {
  expect(await refusal('Title\nDu\0sk')).toMatch(/^The file is not text\. Save it as CSV/);
  expect(await refusal('Title\n"Dusk\nRain')).toMatch(/^The file is not valid CSV\. .*Close its quotes/);
  expect(await refusal('Title\n')).toMatch(/^The file has no rows below the header/);
  expect(await refusal(',,\nDusk')).toMatch(/^The first row of the file is empty/);
  expect(await refusal(`Title\n${'a\n'.repeat(100_000)}`)).toMatch(/^The file has more than 2,000 rows/);
  expect(await refusal(','.repeat(70).replaceAll(',', 'a,'))).toMatch(/^The file has more than 60 columns/);
  expect(await refusal(Buffer.alloc(importLimits.fileBytes + 1))).toMatch(/^The file is larger than 5 MB/);
});

test('a file at the limit keeps no other request waiting', async () => {
  const rest = importLimits.fileBytes - 10;
  for (const text of [','.repeat(rest), '\n'.repeat(rest), 'a,b\n'.repeat(rest / 4), '"'.repeat(rest)])
    expect(await shortestEventLoopDelay(() => refusal(text), 50)).toBeLessThan(50);
});

test('the reader reads a spreadsheet, and refuses one that unpacks to too much', async () => {
  expect(
    await readImportFile(spreadsheet('<c t="inlineStr"><is><t>Dusk</t></is></c><c><v>3900000</v></c>')),
  ).toEqual({
    headers: ['Title', 'Price'],
    rows: [{ number: 2, cells: ['Dusk', '3900000'] }],
    isEncodingGuessed: false,
  });
  const bomb = spreadsheet('', { 'xl/bomb.xml': new Uint8Array(importLimits.unpackedBytes + 1) });
  expect(bomb.length).toBeLessThan(100_000);
  expect(await refusal(bomb)).toMatch(/^The spreadsheet is too large/);
  expect(await refusal('PK\u0003\u0004 is no ZIP file')).toMatch(/^The spreadsheet could not be read/);
});

test('the reader resolves no entity of a spreadsheet', async () => {
  const cell = '<c t="inlineStr"><is><t>Dusk &file; &many;</t></is></c>';
  const entities = '<!ENTITY file SYSTEM "file:///etc/passwd"><!ENTITY many "&lt;expanded&gt;">';
  const read = readImportFile(spreadsheet(cell, {}, `<!DOCTYPE worksheet [${entities}]>`));
  const text = await read.then(JSON.stringify, String);
  expect(text).not.toMatch(/root:|expanded/);
});

test('headers lead to fields, and a second column with the same name is not imported', () => {
  expect(guessFields(['Inv. No', 'TITLE', 'Medium', 'Price (N)', 'Shelf', 'Title'])).toEqual([
    'inventory_number',
    'name_of_artwork',
    'materials',
    'price',
    null,
    null,
  ]);
});

function spreadsheet(cells: string, more: Record<string, Uint8Array> = {}, doctype = ''): Buffer {
  const relations = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
  const main = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';
  const head = '<c t="inlineStr"><is><t>Title</t></is></c><c t="inlineStr"><is><t>Price</t></is></c>';
  const rows = [head, cells].map((row, at) => {
    const places = row.split('<c').slice(1);
    const placed = places.map((cell, column) => `<c r="${'AB'[column]}${at + 1}"${cell}`).join('');
    return `<row r="${at + 1}">${placed}</row>`;
  });
  const files = {
    '[Content_Types].xml': '<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"/>',
    'xl/workbook.xml': `<workbook xmlns="${main}" xmlns:r="${relations}"><sheets><sheet name="Works" sheetId="1" r:id="rId1"/></sheets></workbook>`,
    'xl/_rels/workbook.xml.rels': `<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships"><Relationship Id="rId1" Type="${relations}/worksheet" Target="worksheets/sheet1.xml"/></Relationships>`,
    'xl/worksheets/sheet1.xml': `${doctype}<worksheet xmlns="${main}"><sheetData>${rows.join('')}</sheetData></worksheet>`,
  };
  const packed = Object.fromEntries(Object.entries(files).map(([name, text]) => [name, strToU8(text)]));
  return Buffer.from(zipSync(Object.assign(packed, more)));
}
