import { HttpError } from '../answers/http-error';

type Versioned = { version: number };
type Edit<Row> = {
  /** The version that the edit was made on. */
  version: number;
  /** What is to be written; a column that is `undefined` stays as it is. */
  columns: Partial<Row>;
  /** What is true now, under its name in the contract, for whoever is refused. */
  current: () => Promise<Record<string, unknown>>;
};

/**
 * The columns of an edit with the next version, for the row `before`, which the caller has locked; `null` when the row
 * is so already, whichever version the edit names: an answer that was lost can be asked for again.
 * Throws a 409 with `current` for an edit that was made on another version.
 */
export async function nextVersion<Row extends Versioned>(
  before: Row,
  { version, columns, current }: Edit<Row>,
): Promise<(Partial<Row> & Versioned) | null> {
  const names = Object.keys(columns) as (keyof Row)[];
  if (!names.some((name) => isChanged(before[name], columns[name]))) return null;
  if (version !== before.version) {
    throw new HttpError(409, 'Somebody else changed this meanwhile.', undefined, await current());
  }
  return { ...columns, version: before.version + 1 };
}

function isChanged(before: unknown, after: unknown): boolean {
  if (after === undefined) return false;
  return before instanceof Date && after instanceof Date
    ? before.getTime() !== after.getTime()
    : before !== after;
}
