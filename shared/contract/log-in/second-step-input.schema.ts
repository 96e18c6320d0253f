import { type InferType, object, string } from 'yup';
import { deleteAccountSchema } from '../account/user-input.schema';
import { text } from '../fields/text.schema';

const codeMessage = 'Enter the six digits of your app, or a recovery code';
const code = () => text(30, codeMessage).required(codeMessage);

export const secondStepFormSchema = object({ code: code() });
export type RenewCodesInput = InferType<typeof secondStepFormSchema>;
export const secondStepSchema = object({
  ticket: string().required('Log in again.').max(100, 'Log in again.'),
  code: code(),
});
export type SecondStepInput = InferType<typeof secondStepSchema>;

export const beginAuthenticatorSchema = deleteAccountSchema;
export type BeginAuthenticatorInput = InferType<typeof beginAuthenticatorSchema>;

const digitsMessage = 'Enter the six digits of your app';
export const confirmAuthenticatorSchema = object({
  code: text(10, digitsMessage)
    .required(digitsMessage)
    .matches(/^\d{3} ?\d{3}$/, digitsMessage),
});
export type ConfirmAuthenticatorInput = InferType<typeof confirmAuthenticatorSchema>;

export const removeAuthenticatorSchema = beginAuthenticatorSchema.shape({ code: code() });
export type RemoveAuthenticatorInput = InferType<typeof removeAuthenticatorSchema>;
