import type { FieldValue, FormValues } from '@gallery/shared/forms';

/** The record that another user saved after this form was opened. */
export type VersionConflict = { values: FormValues; version: number };

export type ConflictingField = {
  name: string;
  mine: FieldValue;
  theirs: FieldValue;
  /** True if this form changed the field. Otherwise the dialog preselects the other user's value. */
  isChangedHere: boolean;
};

/** `opened` holds the form's initial values. */
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
