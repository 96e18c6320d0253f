/** A failure whose message is written for the person at the screen. */
export class UserError extends Error {
  override name = 'UserError';
  /** Each remote has a class of its own, so the mark tells what `instanceof` cannot. */
  readonly isForUser = true;
}
