import { UserError } from '@gallery/shared/errors/user-error';

type Confirmed = { password: string; password_confirmation: string };

/** Throws a UserError, which the form shows as a toast and at the confirmation, before anything is sent. */
export function checkConfirmed({ password, password_confirmation }: Confirmed): void {
  if (password !== password_confirmation)
    throw Object.assign(new UserError(message), { errors: { password_confirmation: message } });
}

const message = 'Password does not match';
