import {
  type EditArtworkInput,
  editArtworkSchema,
} from '@gallery/shared/contract/catalogue/artwork-input.schema';
import { historyFields, missingHistory } from '@gallery/shared/contract/catalogue/entries/history-lines';
import { tagsText } from '@gallery/shared/contract/catalogue/tags';
import { importLimits } from '@gallery/shared/contract/collection/imports/import';
import type { RowPlan } from '@gallery/shared/contract/collection/imports/import.schema';
import type { ImportField } from '@gallery/shared/contract/collection/imports/import-fields';
import { ValidationError } from 'yup';
import { cast } from '../../../../http/requests/validation';
import { factsOf } from '../../../artworks/fact-columns';
import type { CellProblem } from '../import.table';
import type { ExistingRecords, ExistingWork } from './existing-records';
import { findArtist, findWork } from './find-records';
import { type Given, readCell } from './read-cells';
import { type Columns, cellOf, numberOf, type Row } from './row-names';

export type PlannedRow = {
  plan: RowPlan;
  problems: CellProblem[];
  /** Folded, or ''. */
  inventoryNumber: string;
  artistId: string | null;
  work: ExistingWork | null;
  /** What the work becomes. Absent for a wrong row. */
  input?: EditArtworkInput;
};

/** Decides what an import does with a row, for the dry run and for the import itself. */
export function planRow(columns: Columns, row: Row, known: ExistingRecords): PlannedRow {
  const problems = [...problemsOfCells(columns, row)];
  const at = (field: ImportField) => placeOf(columns, field);
  const inventoryNumber = numberOf(columns, row);
  if (inventoryNumber.length > 100)
    problems.push({
      column: at('inventory_number'),
      message: 'The number has more than 100 characters. Shorten it.',
    });
  const artist = findArtist(columns, row, known);
  const given = givenBy(columns, row);
  const found = findWork(columns, row, known, artist.artist?.id ?? null);
  const { work } = found;
  if ('message' in artist && artist.message && !(work && !artist.isNamed))
    problems.push({ column: artist.column, message: artist.message });
  if (found.message) problems.push({ column: at('name_of_artwork'), message: found.message });
  if (artist.artist) given.artist_email = artist.artist.email;
  const artistId = artist.artist?.id ?? work?.artistId ?? null;
  const base = { problems, inventoryNumber, artistId, work };
  const read = problems.length > 0 ? null : inputOf(work, given, columns);
  if (read && 'problems' in read) problems.push(...read.problems);
  if (!read || problems.length > 0 || 'problems' in read) return { ...base, plan: 'wrong' };
  const { input } = read;
  if (!work) return { ...base, plan: 'new', input };
  if (!changes(work, input, artistId)) return { ...base, plan: 'same', input };
  const refusal = refusalOf(work, input);
  if (!refusal) return { ...base, plan: 'changed', input };
  problems.push({ column: at('price'), message: refusal });
  return { ...base, plan: 'wrong' };
}

export function placeOf({ fields }: Columns, field: ImportField): number | null {
  const at = fields.indexOf(field);
  return at < 0 ? null : at;
}

function* problemsOfCells({ headers }: Columns, { cells }: Row): Generator<CellProblem> {
  if (cells.length > headers.length)
    yield {
      column: null,
      message: 'The row has more cells than the header. Put cells with separators in quotes.',
    };
  for (const [column, cell] of cells.entries())
    if (cell.length > importLimits.cell)
      yield {
        column,
        message: `The cell has more than ${importLimits.cell.toLocaleString('en')} characters. Shorten it.`,
      };
}

function givenBy(columns: Columns, row: Row): Given {
  const given: Given = {};
  for (const field of columns.fields)
    if (field) Object.assign(given, readCell(field, cellOf(columns, row, field)));
  return given;
}

function inputOf(
  work: ExistingWork | null,
  given: Given,
  columns: Columns,
): { input: EditArtworkInput } | { problems: CellProblem[] } {
  const present = work ? presentOf(work) : { type_of_artwork: 'Painting' };
  try {
    // The picture comes apart from the row.
    return { input: cast(editArtworkSchema, { ...present, ...given, img_url: work?.imgUrl ?? 'picture' }) };
  } catch (error) {
    if (!(error instanceof ValidationError)) throw error;
    const problems = error.inner.map(({ path = '', message }) => ({
      column: columnOf(columns, path),
      message,
    }));
    const messages = new Set<string>();
    return { problems: problems.filter(({ message }) => messages.size < messages.add(message).size) };
  }
}

function columnOf(columns: Columns, name: string): number | null {
  const at = columns.fields.indexOf(name as ImportField);
  if (at >= 0) return at;
  return name.endsWith('_cm') ? placeOf(columns, 'dimensions') : null;
}

export function presentOf(work: ExistingWork): Given {
  const { name: name_of_artwork, type: type_of_artwork, price, description } = work;
  const { priceOnRequest: price_on_request, openToOffers: open_to_offers } = work;
  const sale = { price, price_on_request, open_to_offers };
  const tags = tagsText(work.tags);
  return { name_of_artwork, type_of_artwork, description, ...sale, ...factsOf(work), tags };
}

function changes(work: ExistingWork, input: EditArtworkInput, artistId: string | null): boolean {
  const before = presentOf(work) as Record<string, unknown>;
  const after = input as Record<string, unknown>;
  const isOther = (name: string) => (after[name] ?? null) !== (before[name] ?? null);
  const lacks = historyFields.some(
    (field) => missingHistory(input[field] ?? '', work.history?.[field] ?? []).length > 0,
  );
  return work.artistId !== artistId || Object.keys(before).some(isOther) || lacks;
}

function refusalOf(work: ExistingWork, { price }: EditArtworkInput): string | null {
  if (price === work.price) return null;
  if (work.availability === 'sold') return 'The work is sold: its price stays. Empty the cell.';
  return work.isBiddingOn ? 'The work is in an auction: its price stays. Empty the cell.' : null;
}
