import type { EmailContent } from '../mail/email';

/** The same for an address with and without an account. */
export function guestCodeEmail(code: string): EmailContent {
  return {
    subject: 'Your code to buy as a guest',
    paragraphs: [
      'Somebody, we hope you, wants to buy from us without an account. Enter this code where you asked for it.',
      'It is good for fifteen minutes. If it was not you, there is nothing to do.',
    ],
    code,
  };
}
