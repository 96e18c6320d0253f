import type { ContactRecord } from '@gallery/shared/contract/inbox/contact';
import type { Inbox } from '../inbox/inbox';
import { contactMessages } from './contact.table';

export const contactInbox: Inbox<ContactRecord> = {
  subject: 'message',
  actions: { done: 'Message done', opened: 'Message opened again' },
  table: contactMessages,
  async read(db, { where, orderBy, limit, offset }) {
    const rows = await db
      .select()
      .from(contactMessages)
      .where(where)
      .orderBy(...orderBy)
      .limit(limit)
      .offset(offset);
    return rows.map(messageOf);
  },
};

function messageOf(row: typeof contactMessages.$inferSelect): ContactRecord {
  const { id, firstname, lastname, email, phone, message, createdAt, doneAt } = row;
  return {
    _id: id,
    firstName: firstname,
    lastName: lastname,
    email,
    phoneNumber: phone,
    textarea: message,
    at: createdAt.toISOString(),
    done: doneAt !== null,
  };
}
