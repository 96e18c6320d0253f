import { type InferType, object, ref, string } from 'yup';
import { idPattern } from '../../domain/id';
import { email, personName, text } from '../fields/text.schema';
import { codeDigits, maxPasswordLength, minPasswordLength, userTitles } from './user';

const title = () =>
  text(20, 'Title is required')
    .required('Title is required')
    .oneOf(['', ...userTitles], 'Title is required');
const mobile = () => text(32, 'Phone number is too long').required('Phone number is required');

/** Keeps the text as typed, neither trimmed nor normalized. */
function password() {
  return string()
    .required('Password is required')
    .max(maxPasswordLength, `Password must be at most ${maxPasswordLength} characters`);
}

/** Shorter passwords of earlier accounts still log in. */
function newPassword() {
  return password().min(minPasswordLength, `Password must be at least ${minPasswordLength} characters`);
}

const mismatch = 'Password does not match';
const confirmed = () =>
  string()
    .required(mismatch)
    .max(maxPasswordLength, mismatch)
    .oneOf([ref('password')], mismatch);

const currentPassword = () =>
  string()
    .required('Your current password is required')
    .max(maxPasswordLength, 'Your current password is wrong');

/** The confirmation has no rule in the form (specification § 5). */
export const registerFormSchema = object({
  title: title(),
  firstname: personName('first name', 32),
  lastname: personName('last name', 32),
  email: email('Email'),
  mobile: mobile(),
  password: newPassword(),
  password_confirmation: string().default(''),
});
export type RegisterInput = InferType<typeof registerFormSchema>;

export const registerSchema = registerFormSchema.shape({ password_confirmation: confirmed() });

export const loginSchema = object({ email: email('Email'), password: password() });
export type LoginInput = InferType<typeof loginSchema>;

export const profileSchema = object({
  title: title(),
  firstname: personName('first name', 32),
  lastname: personName('last name', 32),
  mobile: mobile(),
  address: text(500, 'Delivery address is too long').required('Delivery address is required'),
});
export type ProfileInput = InferType<typeof profileSchema>;

export const forgotPasswordSchema = object({ email: email('Email') });
export type ForgotPasswordInput = InferType<typeof forgotPasswordSchema>;

const codeMessage = `Enter the ${codeDigits} digits of the code`;

export const verifyCodeSchema = object({
  email: email('Email'),
  code: text(codeDigits, codeMessage)
    .required(codeMessage)
    .matches(new RegExp(`^\\d{${codeDigits}}$`), codeMessage),
  /** Comes from the answer to the code request. Without it the latest request of the same network counts. */
  request: string().max(36).matches(new RegExp(idPattern.source), { excludeEmptyString: true }),
});
export type VerifyCodeInput = InferType<typeof verifyCodeSchema>;

export const resetPasswordFormSchema = object({
  password: newPassword(),
  password_confirmation: string().default(''),
});
export const resetPasswordSchema = object({
  ticket: string().required('Ask for a new code.').max(100, 'Ask for a new code.'),
  password: newPassword(),
  password_confirmation: confirmed(),
});
export type ResetPasswordInput = InferType<typeof resetPasswordSchema>;

export const changePasswordFormSchema = resetPasswordFormSchema.shape({
  current_password: currentPassword(),
});
export const changePasswordSchema = object({
  current_password: currentPassword(),
  password: newPassword(),
  password_confirmation: confirmed(),
});
export type ChangePasswordInput = InferType<typeof changePasswordSchema>;

export const changeEmailSchema = object({
  email: email('New email'),
  current_password: currentPassword(),
});
export type ChangeEmailInput = InferType<typeof changeEmailSchema>;

export const deleteAccountSchema = object({ current_password: currentPassword() });
export type DeleteAccountInput = InferType<typeof deleteAccountSchema>;

const noLink = 'Open the link of the email again.';
export const confirmEmailChangeSchema = object({ token: text(200, noLink).required(noLink) });
export type ConfirmEmailChangeInput = InferType<typeof confirmEmailChangeSchema>;
