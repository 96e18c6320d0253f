import { forgotPasswordPath, profilePath } from '@gallery/shared/paths/account-paths';
import type { EmailContent } from '../../mail/email';

export function secondStepAddedEmail(publicUrl: string): EmailContent {
  return {
    subject: 'Your log-in has a second step',
    paragraphs: [
      'Your account now needs a code of your authenticator app to log in. Every other device has been logged out.',
      'If it was not you, write to us now.',
    ],
    link: { label: 'Your profile', url: `${publicUrl}${profilePath}` },
  };
}

export function recoveryCodesRenewedEmail(publicUrl: string): EmailContent {
  return {
    subject: 'Your recovery codes are new',
    paragraphs: [
      'Your account has ten new recovery codes. The earlier ones do not work any more.',
      'If it was not you, choose a new password now and write to us.',
    ],
    link: { label: 'Choose a new password', url: `${publicUrl}${forgotPasswordPath}` },
  };
}

export function secondStepRemovedEmail(publicUrl: string): EmailContent {
  return {
    subject: 'Your log-in has no second step any more',
    paragraphs: [
      'Your account needs no code of an authenticator app any more.',
      'If it was not you, choose a new password now and write to us.',
    ],
    link: { label: 'Choose a new password', url: `${publicUrl}${forgotPasswordPath}` },
  };
}
