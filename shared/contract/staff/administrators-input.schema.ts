import { type InferType, object, string } from 'yup';
import { staffRoles } from '../account/roles';
import { resetPasswordSchema } from '../account/user-input.schema';
import { email, personName } from '../fields/text.schema';

const roleMessage = `The role must be ${staffRoles.join(', ')}`;
const role = () => string().typeError(roleMessage).required(roleMessage).oneOf(staffRoles, roleMessage);

export const inviteSchema = object({ email: email('Email'), role: role() });
export type InviteInput = InferType<typeof inviteSchema>;

/** `before` is the role that the owner saw. */
export const changeRoleSchema = object({ role: role(), before: role() });
export type ChangeRoleInput = InferType<typeof changeRoleSchema>;

const noToken = 'Open the link of the email again.';
const token = () => string().typeError(noToken).required(noToken).max(100, noToken);

export const invitationTokenSchema = object({ token: token() });
export type InvitationTokenInput = InferType<typeof invitationTokenSchema>;

/** The answers of a person who has an account, which keeps its name. */
export const acceptWithAccountSchema = resetPasswordSchema.omit(['ticket']);
export const acceptAsNewSchema = acceptWithAccountSchema.shape({
  firstname: personName('first name', 32),
  lastname: personName('last name', 32),
});

/** A new account needs the names. */
export const acceptInvitationSchema = acceptWithAccountSchema.shape({
  token: token(),
  firstname: personName('first name', 32).notRequired(),
  lastname: personName('last name', 32).notRequired(),
});
export type AcceptInvitationInput = InferType<typeof acceptInvitationSchema>;
