export type FieldValue = string | number | boolean;
export type FormValues = Record<string, FieldValue>;

/** `reset` goes back to the initial values; `markPristine` takes the present ones as saved. */
export type FormActions = { reset(): void; markPristine(): void };

/** A field's server message holds as long as its value stays. */
export type FormStatus = {
  errors: Record<string, string>;
  values: FormValues;
  /** The message shown as a toast: its field keeps it, without announcing it again. */
  toasted: string | null;
  /** Of a form that was refused without scripts, where no field shows it. */
  message?: string;
};
