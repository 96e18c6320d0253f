import type { CodeRequestAnswer, SignedInAnswer } from '@gallery/shared/contract/account/user';
import { type GuestAnswer, guestPaths, guestScheme } from '@gallery/shared/contract/guests/guest';
import type { GuestForm } from '@gallery/shared/contract/guests/guest-input.schema';
import { UserError } from '@gallery/shared/errors/error-message';
import { sendJson } from '@gallery/shared/http';
import { guestOfText, keepGuest, storedGuest } from '@gallery/shared/payments/guest-access';

export function requestCode(email: string): Promise<CodeRequestAnswer> {
  return sendJson<CodeRequestAnswer>('POST', guestPaths.code, { email }, { token: null });
}

/** Confirms the address of a guest, who then buys in this tab. */
export async function confirmGuest(form: GuestForm, request: string, code: string): Promise<void> {
  const { firstname, lastname, email, mobile } = form;
  const sent = { firstname, lastname, email, mobile, request, code };
  const { data } = await sendJson<GuestAnswer>('POST', guestPaths.confirm, sent, { token: null });
  keepGuest(data);
}

export function makeAccount(input: { password: string; password_confirmation: string }) {
  const access = guestOfText(storedGuest());
  if (!access) throw new UserError('Your confirmation has ended. Confirm your email address again.');
  const headers = { authorization: `${guestScheme} ${access.token}` };
  return sendJson<SignedInAnswer>('POST', guestPaths.account, input, { headers });
}
