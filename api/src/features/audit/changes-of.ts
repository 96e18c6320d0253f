const maxLength = 80;

/** Returns the changed fields as texts such as 'price: 250000', or `null`. Shortens them unless `whole`. */
export function changesOf<Fields extends object>(
  before: Fields,
  after: Fields,
  { whole = false } = {},
): { from: string; to: string } | null {
  const names = (Object.keys(after) as (keyof Fields & string)[]).filter(
    (name) => before[name] !== after[name],
  );
  if (names.length === 0) return null;
  const describe = (fields: Fields, limit: number) =>
    names.map((name) => `${name}: ${textOf(fields[name], limit)}`).join('; ');
  const limit = whole ? Number.POSITIVE_INFINITY : maxLength;
  return { from: describe(before, limit), to: describe(after, maxLength) };
}

function textOf(value: unknown, limit: number): string {
  if (value === null || value === undefined || value === '') return 'none';
  const text = String(value);
  return text.length > limit ? `${text.slice(0, limit)}…` : text;
}
