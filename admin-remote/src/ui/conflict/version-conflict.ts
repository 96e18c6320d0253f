import type { FieldValue, FormValues } from '@gallery/shared/forms';

/** The record as somebody else has saved it since the form was opened. */
export type VersionConflict = { values: FormValues; version: number };

export type ConflictingField = {
  name: string;
  mine: FieldValue;
  theirs: FieldValue;
  /** Whether this form changed the field; otherwise their value is preselected. */
  isChangedHere: boolean;
};

/** `opened` are the form's initial values. */
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
