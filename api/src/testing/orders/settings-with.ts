import type { gallerySettings } from '../../features/settings/gallery-settings.table';

type Row = typeof gallerySettings.$inferInsert;

export function settingsWith(days: Pick<Row, 'offerDays' | 'returnDays'>): Row {
  return {
    version: 1,
    address: '1 Marina, Lagos',
    hours: 'Always',
    phone: '+234 700 000 0000',
    orderMails: false,
    orderMailsTo: 'sales@gallery.example',
    holdMinutes: 15,
    quoteHoldMinutes: 2880,
    ...days,
  };
}
