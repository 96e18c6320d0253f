import { maxActivity, type OwnEnquiry } from '@gallery/shared/contract/account/account';
import { desc } from 'drizzle-orm';
import type { Database } from '../../db/client';
import { contactMessages } from '../contact/contact.table';
import { enquiries } from '../enquiries/enquiry.table';
import { ownedBy } from './owned-by';

export async function listOwnEnquiries(db: Database, userId: string): Promise<OwnEnquiry[]> {
  const [about, messages] = await Promise.all([
    db
      .select()
      .from(enquiries)
      .where(ownedBy(userId, enquiries))
      .orderBy(desc(enquiries.createdAt), desc(enquiries.id))
      .limit(maxActivity),
    db
      .select()
      .from(contactMessages)
      .where(ownedBy(userId, contactMessages))
      .orderBy(desc(contactMessages.createdAt), desc(contactMessages.id))
      .limit(maxActivity),
  ]);
  return [...about.map(ofWork), ...messages.map(ofMessage)]
    .sort((one, other) => other.at.localeCompare(one.at))
    .slice(0, maxActivity);
}

function ofWork({
  id,
  createdAt,
  artworkId,
  artworkName,
  doneAt,
}: typeof enquiries.$inferSelect): OwnEnquiry {
  const [at, done] = [createdAt.toISOString(), doneAt !== null];
  return { _id: id, kind: 'work', at, work: artworkName, work_id: artworkId, text: null, done };
}

function ofMessage({ id, createdAt, message, doneAt }: typeof contactMessages.$inferSelect): OwnEnquiry {
  const [at, done] = [createdAt.toISOString(), doneAt !== null];
  return { _id: id, kind: 'message', at, work: null, work_id: null, text: message, done };
}
