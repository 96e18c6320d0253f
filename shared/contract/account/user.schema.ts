import { boolean, type InferType, object, string } from 'yup';
import { anyText, timestamp } from '../fields/answer.schema';
import { staffRoles } from './roles';

export const userSchema = object({
  _id: anyText(),
  title: anyText(),
  firstname: anyText(),
  lastname: anyText(),
  email: anyText(),
  mobile: anyText(),
  address: anyText(),
  role: string()
    .oneOf(['customer', 'admin'] as const)
    .defined(),
  staffRole: string().oneOf(staffRoles),
  /** The log-in says it: an administrator must set a second step up first. */
  needsSecondStep: boolean(),
});
export type User = InferType<typeof userSchema>;

export const signedInSchema = object({
  message: anyText(),
  data: object({ token: anyText(), user: userSchema }),
});
export type SignedInAnswer = InferType<typeof signedInSchema>;

export const userUpdatedSchema = object({ message: anyText(), user: userSchema });
export type UpdatedAnswer = InferType<typeof userUpdatedSchema>;

export const codeRequestSchema = object({ message: anyText(), request: anyText() });
export type CodeRequestAnswer = InferType<typeof codeRequestSchema>;

/** A correct code gives one ticket, which is valid once. */
export const ticketSchema = object({ message: anyText(), ticket: anyText() });
export type TicketAnswer = InferType<typeof ticketSchema>;

/** The settings of the server set the password of their administrator. `ends_at`: when a generated password ends, or `null`. */
export const ownPasswordSchema = object({
  set_by: string()
    .oneOf(['account', 'settings'] as const)
    .defined(),
  ends_at: timestamp().nullable(),
});
export type OwnPassword = InferType<typeof ownPasswordSchema>;

/** `_id` names the account that has the new address. */
export const emailChangedSchema = object({ message: anyText(), _id: anyText(), email: anyText() });
export type EmailChangedAnswer = InferType<typeof emailChangedSchema>;
