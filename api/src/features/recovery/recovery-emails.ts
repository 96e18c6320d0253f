import { forgotPasswordPath } from '@gallery/shared/paths/account-paths';
import type { EmailContent, Recipient } from '../mail/email';
import type { users } from '../users/user.table';

/** `url` opens the form for the new password without the code. */
export function codeEmail(code: string | undefined, url: string): EmailContent {
  return code === undefined ? linkEmail(url) : codeAndLinkEmail(code, url);
}

function linkEmail(url: string): EmailContent {
  return {
    subject: 'Your link for a new password',
    paragraphs: [
      'Somebody, we hope you, asked for a new password for your account. It had five codes today, so use the button, which needs no code.',
      'It is good for ten minutes. If it was not you, there is nothing to do: your password stays.',
    ],
    link: { label: 'Choose a new password', url },
  };
}

function codeAndLinkEmail(code: string, url: string): EmailContent {
  return {
    subject: 'Your code for a new password',
    paragraphs: [
      'Somebody, we hope you, asked for a new password for your account. Enter this code where you asked for it.',
      'It is good for ten minutes, and so is the button, which needs no code. If it was not you, there is nothing to do: your password stays.',
    ],
    code,
    link: { label: 'Choose a new password', url },
  };
}

/** Four digits are too weak for an administrator's account. */
export function administratorRecoveryEmail(email: string): EmailContent {
  return {
    subject: 'A new password for an administrator',
    paragraphs: [
      'Somebody, we hope you, asked for a new password for your account. It belongs to an administrator, who gets no code by mail.',
      `Ask another administrator of the gallery, or the person who runs its server: npm run admin -- password ${email} sets a new one.`,
      'If it was not you, there is nothing to do: your password stays.',
    ],
  };
}

export function passwordChangedEmail(publicUrl: string): EmailContent {
  return {
    subject: 'Your password has been changed',
    paragraphs: [
      'The password of your account has just been changed, and every device has been logged out.',
      'If it was not you, choose a new password now and write to us.',
    ],
    link: { label: 'Choose a new password', url: `${publicUrl}${forgotPasswordPath}` },
  };
}

export function recipientOf({ firstname, lastname, email }: typeof users.$inferSelect): Recipient {
  return { name: `${firstname} ${lastname}`, address: email };
}
