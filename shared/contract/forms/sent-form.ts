/** The query of the page that follows a form sent without scripts; its value says what was sent. */
export const sentParameter = 'sent';

/** A form that was sent without scripts and refused; the page comes back with it. */
export type RefusedForm = {
  /** The path that it was sent to. */
  action: string;
  values: Record<string, string>;
  message: string;
  /** By field. */
  errors: Record<string, string>;
};
