import type { FieldValue, FormValues } from '@gallery/shared/forms';

/** What somebody else has made of a record since it was opened: its values in the form, and its version now. */
export type VersionConflict = { values: FormValues; version: number };

export type ConflictingField = {
  name: string;
  mine: FieldValue;
  theirs: FieldValue;
  /** Whether this form changed the field: otherwise what the other one made of it is proposed. */
  isChangedHere: boolean;
};

/** The fields in which the form and the record differ. `opened` are the values that the form began with. */
export function conflictingFields(
  { values: theirs }: VersionConflict,
  { values: mine, opened }: { values: FormValues; opened: FormValues },
): ConflictingField[] {
  return Object.entries(mine).flatMap(([name, value]) => {
    const other = theirs[name] ?? '';
    if (String(other) === String(value)) return [];
    return [
      { name, mine: value, theirs: other, isChangedHere: String(value) !== String(opened[name] ?? '') },
    ];
  });
}
