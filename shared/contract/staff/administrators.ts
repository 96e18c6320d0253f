export type {
  Administrator,
  AdministratorSavedAnswer,
  AdministratorsAnswer,
  Invitation,
  InvitationSavedAnswer,
  OpenInvitation,
} from './administrators.schema';

export const administratorPaths = {
  list: '/administrators',
  one: (id: string) => `/administrators/${id}`,
  invitations: '/administrators/invitations',
  invitation: (id: string) => `/administrators/invitations/${id}`,
  resend: (id: string) => `/administrators/invitations/${id}/mail`,
  /** The invited person reads and accepts with the token of the mail. */
  read: '/invitation/read',
  accept: '/invitation/accept',
};

export const invitationDays = 7;

export const maxInvitations = 50;
