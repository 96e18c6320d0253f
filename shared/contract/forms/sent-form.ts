/** The query parameter that says what a form without scripts has sent. */
export const sentParameter = 'sent';

/** A form that was sent without scripts and refused. The edge returns it in the page. */
export type RefusedForm = {
  /** The path to which it was sent. */
  action: string;
  values: Record<string, string>;
  message: string;
  /** Maps a field to its message. */
  errors: Record<string, string>;
};
