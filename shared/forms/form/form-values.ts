export type FieldValue = string | number | boolean;
export type FormValues = Record<string, FieldValue>;

/** A field's server message holds as long as its value stays. */
export type FormStatus = {
  errors: Record<string, string>;
  values: FormValues;
  /** The message shown as a toast: its field is marked, without repeating it. */
  toasted: string | null;
};
