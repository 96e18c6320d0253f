import { type InferType, object } from 'yup';
import { idPattern } from '../../domain/id';
import {
  registerFormSchema,
  resetPasswordFormSchema,
  resetPasswordSchema,
} from '../account/user-input.schema';
import { email, text } from '../fields/text.schema';
import { guestCodeDigits } from './guest';

export const guestCodeSchema = object({ email: email('Email') });
export type GuestCodeInput = InferType<typeof guestCodeSchema>;

/** Who buys. The rules are those of a registration. */
export const guestFormSchema = registerFormSchema.pick(['firstname', 'lastname', 'email', 'mobile']);
export type GuestForm = InferType<typeof guestFormSchema>;

const codeMessage = `Enter the ${guestCodeDigits} digits of the code`;

export const typedCodeSchema = object({
  code: text(guestCodeDigits, codeMessage)
    .required(codeMessage)
    .matches(new RegExp(`^\\d{${guestCodeDigits}}$`), codeMessage),
});

const requestMessage = 'Ask for a new code';

export const confirmGuestSchema = guestFormSchema.concat(typedCodeSchema).shape({
  /** Comes from the answer to the request of the code. */
  request: text(36, requestMessage).required(requestMessage).matches(idPattern, requestMessage),
});
export type ConfirmGuestInput = InferType<typeof confirmGuestSchema>;

export const guestPasswordFormSchema = resetPasswordFormSchema;
export const guestAccountSchema = resetPasswordSchema.pick(['password', 'password_confirmation']);
export type GuestAccountInput = InferType<typeof guestAccountSchema>;
