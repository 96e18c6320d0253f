import type { ConversationsAnswer } from '@gallery/shared/contract/correspondence/conversation.schema';
import type { ConversationQuery } from '@gallery/shared/contract/correspondence/conversation-input.schema';
import { and, count, desc, eq, isNull, or, type SQL, sql } from 'drizzle-orm';
import type { Database } from '../../db/client';
import { containsPhone, containsWords } from '../../db/search';
import { readPaged } from '../../http/paging/paged';
import { contactMessages } from '../contact/contact.table';
import { enquiries } from '../enquiries/enquiry.table';
import { conversations } from './conversation.table';
import { conversationRowOf, lastActivity, selectConversations, stateOf } from './conversation-rows';

/** Lists one state, the newest activity first. `by` is the reader. */
export async function listConversations(
  db: Database,
  { state, ...query }: ConversationQuery,
  by: string,
): Promise<ConversationsAnswer> {
  const matches = and(...filtersOf(query, by));
  const counts = await countByState(db, matches);
  const { rows, page } = await readPaged(query, {
    count: async () => counts[state],
    read: ({ limit, offset }) =>
      selectConversations(db, and(matches, eq(stateOf, state)))
        .orderBy(desc(lastActivity), conversations.id)
        .limit(limit)
        .offset(offset),
  });
  return { ...page, conversations: rows.map(conversationRowOf), counts };
}

type Filters = Pick<ConversationQuery, 'q' | 'kind' | 'assigned'>;

function filtersOf({ q, kind, assigned }: Filters, by: string): (SQL | undefined)[] {
  return [
    kind && isNull(kind === 'enquiry' ? conversations.messageId : conversations.enquiryId),
    assigned === 'me' ? eq(conversations.assignedTo, by) : undefined,
    assigned === 'nobody' ? isNull(conversations.assignedTo) : undefined,
    q ? contains(q) : undefined,
  ];
}

/** Searches the sender, the work, the message, and the letters. */
function contains(typed: string): SQL | undefined {
  const begun = sql`coalesce(enquiries.search_text, contact_messages.search_text)`;
  const phone = sql`normalize_phone(coalesce(${enquiries.mobile}, ${contactMessages.phone}))`;
  const inLetters = sql`EXISTS (SELECT FROM letters WHERE letters.conversation_id = ${conversations.id}
    AND ${containsWords(sql`letters.search_text`, typed)})`;
  return or(containsWords(begun, typed), containsPhone(phone, typed), inLetters);
}

async function countByState(db: Database, matches: SQL | undefined): Promise<ConversationsAnswer['counts']> {
  const rows = await db
    .select({ state: stateOf, total: count() })
    .from(conversations)
    .leftJoin(enquiries, eq(enquiries.id, conversations.enquiryId))
    .leftJoin(contactMessages, eq(contactMessages.id, conversations.messageId))
    .where(matches)
    .groupBy(stateOf);
  const counts = { open: 0, snoozed: 0, done: 0 };
  for (const { state, total } of rows) counts[state] = total;
  return counts;
}
