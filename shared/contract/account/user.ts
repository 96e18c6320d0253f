export type {
  CodeRequestAnswer,
  EmailChangedAnswer,
  OwnPassword,
  SignedInAnswer,
  TicketAnswer,
  UpdatedAnswer,
  User,
} from './user.schema';

import type { User } from './user.schema';
export const userTitles = ['Master', 'Mr', 'Mister', 'Miss', 'Mrs', 'Mistress', 'Sir'] as const;
export type UserTitle = (typeof userTitles)[number];
export type Role = User['role'];

export const authPaths = {
  register: '/auth/register',
  login: '/auth/login',
  logout: '/auth/logout',
  update: '/auth/update',
  forgotPassword: '/auth/forgot-password',
  verifyCode: '/auth/verify-code',
  resetPassword: '/auth/reset-password',
  changePassword: '/auth/password',
  changeEmail: '/auth/email',
  confirmEmailChange: '/auth/email/confirm',
};

export const minPasswordLength = 8;
export const maxPasswordLength = 128;
export const passwordRule = `${minPasswordLength} to ${maxPasswordLength} characters. Not your name, not your email address, and not a common password.`;
export const codeDigits = 4;
export const codeResendSeconds = 30;

export const administratorLogInMessage =
  'An administrator keeps address and account. Ask an owner for an invitation to another address, or to remove you.';
export const settingsPasswordMessage =
  'The settings of the server hold the password of this account. Change ADMIN_PASSWORD there.';
/** Completes a sentence after 'must have'. For administrators. */
export const strongPasswordRule =
  "at least 12 characters, 6 of them different, not counting the address, 'password', 'admin', 'gallery' and rows such as 12345 or qwerty";
