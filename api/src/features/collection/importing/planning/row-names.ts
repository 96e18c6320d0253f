import type { ImportField } from '@gallery/shared/contract/collection/imports/import-fields';

export type Columns = { headers: readonly string[]; fields: readonly (ImportField | null)[] };
export type Row = { number: number; cells: readonly string[] };

/** Returns the row's text in the column of a field, or ''. */
export function cellOf({ fields }: Columns, { cells }: Row, field: ImportField): string {
  const at = fields.indexOf(field);
  return at < 0 ? '' : (cells[at] ?? '');
}

export function numberOf(columns: Columns, row: Row): string {
  return fold(cellOf(columns, row, 'inventory_number'));
}

/** The numbers and titles by which the gallery may already have the works of rows. */
export function namesOf(columns: Columns, rows: readonly Row[]) {
  const numbers = rows.map((row) => numberOf(columns, row));
  const titles = rows.map((row) => cellOf(columns, row, 'name_of_artwork'));
  return { numbers: numbers.filter(Boolean), titles: titles.filter(Boolean) };
}

/** Folds a text, so that case, spaces, and underscores do not tell two keys apart: 'NW 001' is 'nw-001'. */
export function fold(text: string): string {
  return text
    .normalize('NFC')
    .toLowerCase()
    .replace(/[\s_\-–—]+/g, '-')
    .replace(/^-|-$/g, '');
}

/** Folds a file name without its ending: 'NW 001.JPG' is 'nw-001'. */
export function foldName(name: string): string {
  return fold(name.replace(/^.*[/\\]/, '').replace(/\.(jpe?g|png)$/i, ''));
}
