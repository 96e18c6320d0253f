import { maxFoundOfGroup } from '@gallery/shared/contract/find/find';
import { desc, or, sql } from 'drizzle-orm';
import { containsPhone, containsWords } from '../../../db/search';
import { contactMessages } from '../../contact/contact.table';
import { enquiries } from '../../enquiries/enquiry.table';
import { type FindGroup, groupOf, total } from '../group';

/** Finds enquiries by their sender and work. Open ones come first. */
export const findEnquiries: FindGroup = async (db, { typed, phone, hasWords }) => {
  const matches = or(
    hasWords ? containsWords(sql`enquiries.search_text`, typed) : undefined,
    phone === undefined ? undefined : containsPhone(sql`normalize_phone(enquiries.mobile)`, phone),
  );
  const rows = await db
    .select({
      id: enquiries.id,
      work: enquiries.artworkName,
      sender: enquiries.fullname,
      doneAt: enquiries.doneAt,
      personId: personOf('enquiries'),
      total,
    })
    .from(enquiries)
    .where(matches ?? sql`false`)
    .orderBy(sql`${enquiries.doneAt} IS NOT NULL`, desc(enquiries.createdAt), enquiries.id)
    .limit(maxFoundOfGroup);
  return groupOf('enquiries', rows, ({ id, work, sender, doneAt, personId }) => ({
    _id: id,
    opens: personId ?? id,
    title: work,
    note: sender,
    state: doneAt ? 'done' : 'open',
  }));
};

const maxExcerpt = 80;

/** Finds messages by their sender and text. Open ones come first. */
export const findMessages: FindGroup = async (db, { typed, phone, hasWords }) => {
  const { firstname, lastname, email, message } = contactMessages;
  const matches = or(
    hasWords ? containsWords(sql`contact_messages.search_text`, typed) : undefined,
    phone === undefined ? undefined : containsPhone(sql`normalize_phone(contact_messages.phone)`, phone),
  );
  const rows = await db
    .select({
      id: contactMessages.id,
      sender: sql<string>`coalesce(nullif(trim(concat_ws(' ', ${firstname}, ${lastname})), ''), ${email})`,
      text: sql<string>`left(regexp_replace(${message}, '[[:space:]]+', ' ', 'g'), ${maxExcerpt + 1})`,
      doneAt: contactMessages.doneAt,
      personId: personOf('contact_messages'),
      total,
    })
    .from(contactMessages)
    .where(matches ?? sql`false`)
    .orderBy(sql`${contactMessages.doneAt} IS NOT NULL`, desc(contactMessages.createdAt), contactMessages.id)
    .limit(maxFoundOfGroup);
  return groupOf('messages', rows, ({ id, sender, text, doneAt, personId }) => ({
    _id: id,
    opens: personId ?? id,
    title: text.length > maxExcerpt ? `${text.slice(0, maxExcerpt)}…` : text,
    note: sender,
    state: doneAt ? 'done' : 'open',
  }));
};

/** The person whose page shows the message. */
function personOf(table: 'enquiries' | 'contact_messages') {
  const sent = sql.raw(table);
  return sql<string | null>`(
    SELECT people.id FROM people WHERE people.user_id = ${sent}.user_id
      OR ${sent}.user_id IS NULL AND lower(people.email) = lower(${sent}.email) LIMIT 1
  )`;
}
