import type { StaffRole } from '@gallery/shared/contract/account/roles';
import { invitationDays } from '@gallery/shared/contract/staff/administrators';
import type { EmailContent } from '../mail/email';

type Invited = { by: string; role: StaffRole; gallery: string; url: string };

export function invitationEmail({ by, role, gallery, url }: Invited): EmailContent {
  return {
    subject: `${by} invites you to the back office`,
    paragraphs: [
      `${by} invites you to work in the back office of ${gallery} as ${role}. Choose a password to accept.`,
      `The link is good for ${invitationDays} days and works once. If you do not know ${by}, there is nothing to do.`,
    ],
    facts: [['Your role', role]],
    link: { label: 'Accept the invitation', url },
  };
}

export function invitationAcceptedEmail(role: StaffRole, url: string): EmailContent {
  return {
    subject: 'You are an administrator now',
    paragraphs: [
      `You accepted the invitation as ${role}. Log in to the back office with this address and your new password.`,
      'If it was not you, reply to this email now.',
    ],
    link: { label: 'Log in', url },
  };
}
