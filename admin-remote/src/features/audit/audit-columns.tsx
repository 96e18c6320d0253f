import type { AuditSubject } from '@gallery/shared/contract/audit/audit';
import type { AuditRow } from '@gallery/shared/contract/audit/audit.schema';
import { formatTime } from '@gallery/shared/domain/clock';
import { formatDay } from '@gallery/shared/domain/time';
import {
  adminAuctionPath,
  adminConversationPath,
  adminDeliveryPath,
  administratorsPath,
  adminOffersPath,
  adminOrdersPath,
  editArtistPath,
  editArtworkPath,
  editEventPath,
  editViewingRoomPath,
  settingsPath,
} from '@gallery/shared/paths/admin-paths';
import { Link } from '@gallery/shared/router';
import { AuditValue } from '../../ui/audit/audit-value';
import type { Column } from '../../ui/table/column';

export const subjectNames: Record<AuditSubject, string> = {
  order: 'Order',
  artwork: 'Artwork',
  artist: 'Artist',
  event: 'Event',
  lot: 'Lot',
  booking: 'Booking',
  enquiry: 'Enquiry',
  message: 'Message',
  user: 'Account',
  auction: 'Auction',
  bidder: 'Bidder',
  delivery: 'Delivery prices',
  viewing_room: 'Viewing room',
  invitation: 'Invitation',
  settings: 'Settings',
  offer: 'Offer',
};

const pages: Partial<Record<AuditSubject, (id: string) => string>> = {
  order: (id) => `${adminOrdersPath}?order=${id}`,
  artwork: editArtworkPath,
  artist: editArtistPath,
  event: editEventPath,
  auction: adminAuctionPath,
  delivery: () => adminDeliveryPath,
  viewing_room: editViewingRoomPath,
  invitation: () => administratorsPath,
  settings: () => settingsPath,
  enquiry: adminConversationPath,
  message: adminConversationPath,
  offer: () => adminOffersPath,
};

function RecordLink({ entry: { subject, subject_id, name } }: { entry: AuditRow }) {
  const page = pages[subject];
  const text = name || subjectNames[subject];
  if (!page || (!name && subject !== 'delivery' && subject !== 'settings')) return text;
  return <Link to={page(subject_id)}>{text}</Link>;
}

function changeOf({ before, after }: AuditRow) {
  return (
    <>
      {before && <AuditValue stored={before} />}
      {before && after && ' → '}
      {after && <AuditValue stored={after} />}
    </>
  );
}

export const auditColumns: Column<AuditRow>[] = [
  { header: 'When', cell: ({ at }) => `${formatDay(at)}, ${formatTime(at)}`, place: 'second' },
  { header: 'Who', cell: ({ by }) => by, place: 'second-end' },
  { header: 'What', cell: ({ action }) => action, place: 'first' },
  { header: 'Record', cell: (entry) => <RecordLink entry={entry} />, place: 'first-end', long: true },
  {
    header: 'Change',
    cell: changeOf,
    place: 'foot',
    long: true,
    wraps: true,
  },
];
