import type { users } from '../../db/schema';
import type { Letter, Recipient } from '../mail/letter';

export function codeLetter(code: string): Letter {
  return {
    subject: 'Your code for a new password',
    paragraphs: [
      'Somebody, we hope you, asked for a new password for your account. Enter this code where you asked for it.',
      'It is good for fifteen minutes. If it was not you, there is nothing to do: your password stays.',
    ],
    facts: [['Code', code]],
  };
}

export function passwordChangedLetter(publicUrl: string): Letter {
  return {
    subject: 'Your password has been changed',
    paragraphs: [
      'The password of your account has just been changed, and every device has been logged out.',
      'If it was not you, choose a new password now and write to us.',
    ],
    link: { label: 'Choose a new password', url: `${publicUrl}/forgot-password` },
  };
}

export function recipientOf({ firstname, lastname, email }: typeof users.$inferSelect): Recipient {
  return { name: `${firstname} ${lastname}`, address: email };
}
