import { artworkTypes } from '@gallery/shared/contract/catalogue/artwork-choices';
import type { EditArtworkInput } from '@gallery/shared/contract/catalogue/artwork-input.schema';
import type { ImportField } from '@gallery/shared/contract/collection/imports/import-fields';

/** The values that a row gives to a work. Fields with empty cells are absent. */
export type Given = Partial<Record<keyof EditArtworkInput, unknown>>;

type Read = (cell: string) => Given;

const readers: Partial<Record<ImportField, Read>> = {
  type_of_artwork: (cell) => ({ type_of_artwork: typeIn(cell) }),
  price: (cell) => ({ price: nairaIn(cell) }),
  dimensions: dimensionsIn,
  height_cm: (cell) => ({ height_cm: centimetresIn(cell) }),
  width_cm: (cell) => ({ width_cm: centimetresIn(cell) }),
  depth_cm: (cell) => ({ depth_cm: centimetresIn(cell) }),
  weight_kg: (cell) => ({ weight_kg: cell.replace(/\s*kg$/i, '').replace(',', '.') }),
  framed: (cell) => ({ framed: yesNoIn(cell) }),
  signed: (cell) => ({ signed: yesNoIn(cell) }),
  // The planner reads these four.
  inventory_number: () => ({}),
  artist: () => ({}),
  artist_email: () => ({}),
  picture: () => ({}),
};

/** Reads a cell as its field. The work's own schema then says whether the value is valid. */
export function readCell(field: ImportField, cell: string): Given {
  if (cell === '') return {};
  return readers[field]?.(cell) ?? { [field]: cell };
}

function typeIn(cell: string): string {
  return artworkTypes.find((type) => type.toLowerCase() === cell.toLowerCase()) ?? cell;
}

/** Reads '₦ 3,900,000', '#3,900,000', '3.900.000', and '3900000.00' as 3900000. */
function nairaIn(cell: string): string {
  const digits = cell.replace(/^(₦|#|NGN|N)\s*/i, '').replace(/\s/g, '');
  const whole = digits.replace(/[.,]00?$/, '');
  return /^\d{1,3}([.,'’]\d{3})+$/.test(whole) ? whole.replace(/\D/g, '') : whole;
}

/** Reads '16 × 22 × 12 in' as height, width, and depth in centimeters. */
function dimensionsIn(cell: string): Given {
  const [, sizes = '', unit = 'cm'] = /^([\d.,\s×xX*]+?)\s*(cm|mm|in|inch|inches|")?$/i.exec(cell) ?? [];
  const numbers = sizes.split(/[×xX*]/).map((size) => size.trim());
  if (numbers.length < 2 || numbers.length > 3 || numbers.includes('')) return { height_cm: cell };
  const [height_cm, width_cm, depth_cm] = numbers.map((size) => centimetresIn(`${size} ${unit}`));
  return depth_cm === undefined ? { height_cm, width_cm } : { height_cm, width_cm, depth_cm };
}

function centimetresIn(cell: string): string {
  const [, number, unit = 'cm'] = /^([\d.,]+)\s*(cm|mm|in|inch|inches|")?$/i.exec(cell) ?? [];
  if (!number) return cell;
  const size = Number(number.replace(',', '.'));
  const factor = centimetres[unit.toLowerCase()] ?? centimetresOfInch;
  return Number.isFinite(size) ? String(Math.round(size * factor * 100) / 100) : cell;
}

const centimetres: Record<string, number> = { cm: 1, mm: 0.1 };
const centimetresOfInch = 2.54;

function yesNoIn(cell: string): unknown {
  const word = cell.toLowerCase();
  if (['yes', 'y', 'true', '1', 'x'].includes(word)) return 'true';
  return ['no', 'n', 'false', '0'].includes(word) ? 'false' : cell;
}
