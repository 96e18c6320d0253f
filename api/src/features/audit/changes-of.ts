const maxLength = 80;

/** The changed fields before and after as texts such as 'price: 250000'; `null` when nothing changed. */
export function changesOf<Fields extends object>(
  before: Fields,
  after: Fields,
): { from: string; to: string } | null {
  const names = (Object.keys(after) as (keyof Fields & string)[]).filter(
    (name) => before[name] !== after[name],
  );
  if (names.length === 0) return null;
  const describe = (fields: Fields) => names.map((name) => `${name}: ${shortened(fields[name])}`).join('; ');
  return { from: describe(before), to: describe(after) };
}

function shortened(value: unknown): string {
  if (value === null || value === undefined || value === '') return 'none';
  const text = String(value);
  return text.length > maxLength ? `${text.slice(0, maxLength)}…` : text;
}
