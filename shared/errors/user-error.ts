/** An error whose message the page may show to the user. */
export class UserError extends Error {
  override name = 'UserError';
  /** Each remote bundles a class of its own, so `instanceof` fails across them. */
  readonly isForUser = true;
}
