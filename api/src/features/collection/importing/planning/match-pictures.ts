import { type Columns, cellOf, foldName, numberOf, type Row } from './row-names';

export type PictureRow = { number: number; isMain: boolean };
export type FindPictureRow = (name: string) => PictureRow | null;

/** Finds rows by picture names: 'NW-001.jpg' is the main picture of NW-001, and 'NW-001_2.jpg' and 'NW-001-back.jpg' show more of it. */
export function pictureFinder(columns: Columns, rows: readonly Row[]): FindPictureRow {
  const byName = new Map<string, PictureRow>();
  const add = (name: string, found: PictureRow) => {
    if (name !== '' && !byName.has(name)) byName.set(name, found);
  };
  for (const row of rows)
    for (const [at, name] of cellOf(columns, row, 'picture')
      .split(/[;,|\n]/)
      .entries())
      add(foldName(name.trim()), { number: row.number, isMain: at === 0 });
  for (const row of rows) add(numberOf(columns, row), { number: row.number, isMain: true });
  for (const row of rows)
    if (numberOf(columns, row) === '')
      add(foldName(cellOf(columns, row, 'name_of_artwork')), { number: row.number, isMain: true });
  return (name) => {
    const folded = foldName(name);
    const exact = byName.get(folded);
    if (exact) return exact;
    const found = beginningsOf(folded).find((beginning) => byName.has(beginning));
    return found ? { number: byName.get(found)?.number ?? 0, isMain: false } : null;
  };
}

/** The longest first. */
function beginningsOf(folded: string): string[] {
  const parts = folded.split(/[-(]/);
  return parts.map((_, at) => parts.slice(0, parts.length - 1 - at).join('-')).filter(Boolean);
}
