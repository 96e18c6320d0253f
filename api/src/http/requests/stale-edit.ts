import { HttpError } from '../answers/http-error';

type Versioned = { version: number };
type Edit<Row> = {
  /** Without a version, the client does not say what its edit is based on, and the edit is not compared. */
  version: number | undefined;
  columns: Partial<Row>;
  current: () => Promise<Record<string, unknown>>;
};

/** Needs a locked row. Returns `null` when nothing changes. Throws a 409 for an edit of an older version. */
export async function nextVersion<Row extends Versioned>(
  before: Row,
  { version, columns, current }: Edit<Row>,
): Promise<(Partial<Row> & Versioned) | null> {
  const names = Object.keys(columns) as (keyof Row)[];
  if (!names.some((name) => isChanged(before[name], columns[name]))) return null;
  if (version !== undefined && version !== before.version) {
    throw staleEdit(await current());
  }
  return { ...columns, version: before.version + 1 };
}

export function staleEdit(current: Record<string, unknown>): HttpError {
  return new HttpError(409, 'Somebody else changed this meanwhile.', undefined, current);
}

function isChanged(before: unknown, after: unknown): boolean {
  if (after === undefined) return false;
  if (Array.isArray(before) && Array.isArray(after)) {
    return before.length !== after.length || before.some((item, at) => item !== after[at]);
  }
  return before instanceof Date && after instanceof Date
    ? before.getTime() !== after.getTime()
    : before !== after;
}
