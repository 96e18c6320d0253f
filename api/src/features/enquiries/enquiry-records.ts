import type { EnquiryRecord } from '@gallery/shared/contract/inbox/enquiry';
import type { Inbox } from '../inbox/inbox';
import { enquiries } from './enquiry.table';

export const enquiryInbox: Inbox<EnquiryRecord> = {
  subject: 'enquiry',
  actions: { done: 'Enquiry done', opened: 'Enquiry opened again' },
  table: enquiries,
  async read(db, { where, orderBy, limit, offset }) {
    const rows = await db
      .select()
      .from(enquiries)
      .where(where)
      .orderBy(...orderBy)
      .limit(limit)
      .offset(offset);
    return rows.map(enquiryOf);
  },
};

function enquiryOf(row: typeof enquiries.$inferSelect): EnquiryRecord {
  const { id, fullname, email, mobile, artworkId, artworkName, createdAt, doneAt } = row;
  return {
    _id: id,
    fullname,
    email,
    mobile,
    artname: artworkName,
    art_id: artworkId,
    at: createdAt.toISOString(),
    done: doneAt !== null,
  };
}
