import { UserError } from '@gallery/shared/errors/user-error';

type Confirmed = { password: string; password_confirmation: string };

/** Throws what a toast says when the second password is another one: nothing is sent then. */
export function checkConfirmed({ password, password_confirmation }: Confirmed): void {
  if (password !== password_confirmation) throw new UserError('Password does not match');
}
