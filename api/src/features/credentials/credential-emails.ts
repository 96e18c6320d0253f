import { forgotPasswordPath, loginPath } from '@gallery/shared/paths/account-paths';
import type { EmailContent } from '../mail/email';

export function newPasswordEmail(publicUrl: string): EmailContent {
  return {
    subject: 'Your password has been changed',
    paragraphs: [
      'The password of your account has just been changed, and every other device has been logged out.',
      'If it was not you, choose a new password now and write to us.',
    ],
    link: { label: 'Choose a new password', url: `${publicUrl}${forgotPasswordPath}` },
  };
}

export function confirmNewAddressEmail(url: string): EmailContent {
  return {
    subject: 'Confirm your new email address',
    paragraphs: [
      'You would like to use this address for your account. Confirm that it is yours: until then, your account keeps the old one.',
      'The link is good for one hour and works once. If it was not you, there is nothing to do.',
    ],
    link: { label: 'Use this address', url },
  };
}

/** For the owner of an address that somebody wants for another account. */
export function addressTakenEmail(publicUrl: string): EmailContent {
  return {
    subject: 'You already have an account',
    paragraphs: [
      'Somebody asked to use this address for another account. It already has an account, so nothing changes.',
      'If it was you, log in with this address. If it was not you, there is nothing to do.',
    ],
    link: { label: 'Log in', url: `${publicUrl}${loginPath}` },
  };
}

/** For the present address, before the change. */
export function changeRequestedEmail(newAddress: string, publicUrl: string): EmailContent {
  return {
    subject: 'A new email address for your account',
    paragraphs: [
      'Somebody who knows your password, we hope you, asked to use another email address for your account. We sent a link there; the address changes when it is opened.',
      'If it was not you, choose a new password now: the link then no longer works.',
    ],
    facts: [['New address', newAddress]],
    link: { label: 'Choose a new password', url: `${publicUrl}${forgotPasswordPath}` },
  };
}

/** For the old address, after the change. */
export function addressChangedEmail(newAddress: string): EmailContent {
  return {
    subject: 'Your email address has been changed',
    paragraphs: [
      'Your account has a new email address. You log in with it from now on, and our emails go there.',
      'If it was not you, reply to this email now.',
    ],
    facts: [['New address', newAddress]],
  };
}
