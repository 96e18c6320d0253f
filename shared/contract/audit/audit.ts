export const auditPaths = { list: '/audit', csv: '/audit/export.csv' };

export const auditSubjects = [
  'order',
  'artwork',
  'artist',
  'event',
  'lot',
  'booking',
  'enquiry',
  'message',
  'user',
  'auction',
  'bidder',
  'delivery',
  'viewing_room',
  'invitation',
  'settings',
  'offer',
] as const;
export type AuditSubject = (typeof auditSubjects)[number];

/** The list shortens the values before and after a change. The CSV has them whole. */
export const maxAuditValue = 300;
