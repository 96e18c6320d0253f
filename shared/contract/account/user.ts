export const userTitles = ['Master', 'Mr', 'Mister', 'Miss', 'Mrs', 'Mistress', 'Sir'] as const;
export type UserTitle = (typeof userTitles)[number];
export type Role = 'customer' | 'admin';

/** An account, as its owner sees it. */
export type User = {
  _id: string;
  title: string;
  firstname: string;
  lastname: string;
  email: string;
  mobile: string;
  address: string;
  role: Role;
};

export const authPaths = {
  register: '/auth/register',
  login: '/auth/login',
  logout: '/auth/logout',
  update: '/auth/update',
  forgotPassword: '/auth/forgot-password',
  verifyCode: '/auth/verify-code',
  resetPassword: '/auth/reset-password',
};

export type SignedInAnswer = { message: string; data: { token: string; user: User } };
export type UpdatedAnswer = { message: string; user: User };
/** `request` names what was asked for: its code is good with it. */
export type CodeRequestAnswer = { message: string; request: string };
/** The one-use ticket that a right code is exchanged for. */
export type TicketAnswer = { message: string; ticket: string };

export const maxPasswordLength = 128;
export const codeDigits = 4;
/** Seconds until another code may be asked for with 'Resend mail'. */
export const codeResendSeconds = 30;
