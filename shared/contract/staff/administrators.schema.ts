import { array, boolean, type InferType, object, string } from 'yup';
import { staffRoles } from '../account/roles';
import { anyText, id, messageSchema, timestamp } from '../fields/answer.schema';

const role = () => string().defined().oneOf(staffRoles);

export const administratorSchema = object({
  _id: id(),
  name: anyText(),
  email: anyText(),
  role: role(),
  /** `null` before the first use. A minute exact. */
  last_used_at: timestamp().nullable(),
});
export type Administrator = InferType<typeof administratorSchema>;

export const invitationSchema = object({
  _id: id(),
  email: anyText(),
  role: role(),
  /** The name of the owner who invited. */
  by: anyText(),
  sent_at: timestamp(),
  ends_at: timestamp(),
  /** The link in the mail is too old. Another mail has a new one. */
  expired: boolean().defined(),
});
export type Invitation = InferType<typeof invitationSchema>;

/** By name, and the newest invitation first. */
export const administratorsSchema = object({
  administrators: array().of(administratorSchema).defined(),
  invitations: array().of(invitationSchema).defined(),
});
export type AdministratorsAnswer = InferType<typeof administratorsSchema>;

export const administratorSavedSchema = messageSchema.shape({ administrator: administratorSchema });
export type AdministratorSavedAnswer = InferType<typeof administratorSavedSchema>;

export const invitationSavedSchema = messageSchema.shape({ invitation: invitationSchema });
export type InvitationSavedAnswer = InferType<typeof invitationSavedSchema>;

/** What the invited person sees before accepting. */
export const openInvitationSchema = object({
  email: anyText(),
  role: role(),
  by: anyText(),
  ends_at: timestamp(),
  /** The address has an account, which gets a new password. */
  has_account: boolean().defined(),
});
export type OpenInvitation = InferType<typeof openInvitationSchema>;
