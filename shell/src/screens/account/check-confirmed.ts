import { UserError } from '@gallery/shared/errors/error-message';

type Confirmed = { password: string; password_confirmation: string };

/** Throws a UserError before the request. The form shows it as a toast and at the confirmation. */
export function checkConfirmed({ password, password_confirmation }: Confirmed): void {
  if (password !== password_confirmation)
    throw Object.assign(new UserError(message), { errors: { password_confirmation: message } });
}

const message = 'Password does not match';
