import {
  type ImportField,
  importFieldLabels,
  importFields,
  otherHeaders,
} from '@gallery/shared/contract/collection/imports/import-fields';

/** Guesses from each header which field it is. A field is guessed once; later columns with its name are not imported. */
export function guessFields(headers: readonly string[]): (ImportField | null)[] {
  const taken = new Set<ImportField>();
  return headers.map((header) => {
    const field = fieldByHeader.get(folded(header));
    if (!field || taken.has(field)) return null;
    taken.add(field);
    return field;
  });
}

function folded(header: string): string {
  return header
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
}

const fieldByHeader = new Map<string, ImportField>(
  importFields.flatMap((field) => {
    const names = [importFieldLabels[field], field, ...(otherHeaders[field] ?? [])];
    return names.map((name) => [folded(name), field] as const);
  }),
);
