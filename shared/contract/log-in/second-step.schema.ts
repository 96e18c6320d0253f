import { array, type InferType, object } from 'yup';
import { anyText, count, messageSchema, timestamp, wholeNumber } from '../fields/answer.schema';

/** The answer to a correct password when the account has a second step. */
export const secondStepNeededSchema = messageSchema.shape({
  /** Good for ten minutes and five codes. */
  second_step: object({ ticket: anyText() }),
});
export type SecondStepNeeded = InferType<typeof secondStepNeededSchema>;

export const authenticatorSchema = object({
  /** `null` without a second step. */
  since: timestamp().nullable(),
  recovery_codes_left: count(),
});
export type AuthenticatorAnswer = InferType<typeof authenticatorSchema>;

/** What an authenticator app needs. The key is for people who cannot scan the picture. */
export const newAuthenticatorSchema = object({
  key: anyText(),
  uri: anyText(),
  /** A path of dark squares in a square of `size` units. */
  qr: object({ size: wholeNumber(), path: anyText() }),
});
export type NewAuthenticator = InferType<typeof newAuthenticatorSchema>;

/** The API shows the recovery codes only here, and after their renewal. */
export const authenticatorConfirmedSchema = messageSchema.shape({
  recovery_codes: array().of(anyText()).defined(),
});
export type AuthenticatorConfirmed = InferType<typeof authenticatorConfirmedSchema>;
