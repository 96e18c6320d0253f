export type FieldValue = string | number | boolean;
export type FormValues = Record<string, FieldValue>;

/** What the server said of the fields, and of which values: a message holds while its value stays. */
export type FormStatus = {
  errors: Record<string, string>;
  values: FormValues;
  /** The message that a toast shows: a field that it is about is marked, and does not repeat it. */
  toasted: string | null;
};
