import type { conversationStates } from '@gallery/shared/contract/correspondence/conversation';
import type { ConversationRow } from '@gallery/shared/contract/correspondence/conversation.schema';
import { eq, type SQL, sql } from 'drizzle-orm';
import type { Database } from '../../db/client';
import { contactMessages } from '../contact/contact.table';
import { enquiries } from '../enquiries/enquiry.table';
import { users } from '../users/user.table';
import { conversations } from './conversation.table';
import { letters } from './letter.table';

const doneAt = sql`coalesce(${enquiries.doneAt}, ${contactMessages.doneAt})`;

export const stateOf = sql<(typeof conversationStates)[number]>`CASE
  WHEN ${doneAt} IS NOT NULL THEN 'done'
  WHEN ${conversations.snoozedUntil} > now() THEN 'snoozed' ELSE 'open' END`;

/** A conversation whose snooze ends comes back to the top. */
export const lastActivity =
  sql<Date>`greatest(${conversations.activeAt}, ${conversations.snoozedUntil})`.mapWith(
    conversations.activeAt,
  );

const sender = sql`trim(concat_ws(' ', ${contactMessages.firstname}, ${contactMessages.lastname}))`;
const maxExcerpt = 140;

const columns = {
  id: conversations.id,
  kind: sql<
    ConversationRow['kind']
  >`CASE WHEN ${conversations.enquiryId} IS NULL THEN 'message' ELSE 'enquiry' END`,
  name: sql<string>`coalesce(${enquiries.fullname}, nullif(${sender}, ''), ${contactMessages.email})`,
  email: sql<string>`coalesce(${enquiries.email}, ${contactMessages.email})`,
  phone: sql<string>`coalesce(${enquiries.mobile}, ${contactMessages.phone})`,
  work: sql<string>`coalesce(${enquiries.artworkName}, '')`,
  workId: enquiries.artworkId,
  text: sql<string>`coalesce(${contactMessages.message}, '')`,
  sentAt: sql<Date>`coalesce(${enquiries.createdAt}, ${contactMessages.createdAt})`.mapWith(
    conversations.activeAt,
  ),
  userId: sql<string | null>`coalesce(${enquiries.userId}, ${contactMessages.userId})`,
  state: stateOf,
  snoozedUntil: conversations.snoozedUntil,
  at: lastActivity,
  assignedTo: conversations.assignedTo,
  staff: sql<string>`concat_ws(' ', ${users.firstname}, ${users.lastname})`,
  newest: sql<{ text: string; received: boolean; count: number } | null>`(
    SELECT json_build_object('text', left(${letters.text}, ${maxExcerpt}), 'received', NOT ${letters.fromGallery},
      'count', (SELECT count(*) FROM letters AS one WHERE one.conversation_id = ${conversations.id}))
    FROM ${letters} WHERE ${letters.conversationId} = ${conversations.id}
    ORDER BY ${letters.createdAt} DESC, ${letters.id} DESC LIMIT 1)`,
};

export function selectConversations(db: Database, where: SQL | undefined) {
  return db
    .select(columns)
    .from(conversations)
    .leftJoin(enquiries, eq(enquiries.id, conversations.enquiryId))
    .leftJoin(contactMessages, eq(contactMessages.id, conversations.messageId))
    .leftJoin(users, eq(users.id, conversations.assignedTo))
    .where(where)
    .$dynamic();
}

export type SelectedConversation = Awaited<ReturnType<typeof selectConversations>>[number];

export function conversationRowOf(row: SelectedConversation): ConversationRow {
  const { id, kind, name, email, work, state, snoozedUntil, at, assignedTo, staff, newest, text } = row;
  return {
    _id: id,
    kind,
    name,
    email,
    work,
    excerpt: newest?.text ?? text.slice(0, maxExcerpt),
    waiting: newest?.received ?? true,
    letters: newest?.count ?? 0,
    state,
    assigned_to: assignedTo ? { _id: assignedTo, name: staff } : null,
    snoozed_until: snoozedUntil?.toISOString() ?? null,
    at: at.toISOString(),
  };
}
