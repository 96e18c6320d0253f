export type FieldValue = string | number | boolean;
export type FormValues = Record<string, FieldValue>;

/** `reset` returns to the initial values. `markPristine` marks the present ones as saved. */
export type FormActions = { reset(): void; markPristine(): void };

/** A field's server message holds as long as its value stays. */
export type FormStatus = {
  errors: Record<string, string>;
  values: FormValues;
  /** The message of the toast. Its field keeps the message without announcing it again. */
  toasted: string | null;
  /** True from `reset` to the next sending. */
  isReset?: true;
  /** The message of a form that was refused without scripts, if no field shows it. */
  message?: string;
};
