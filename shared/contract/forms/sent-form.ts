/** The query parameter that says what a form without scripts has sent. */
export const sentParameter = 'sent';

/** A form that was sent without scripts and refused. The edge returns it in the page. */
export type RefusedForm = {
  action: string;
  values: Record<string, string>;
  message: string;
  errors: Record<string, string>;
};
