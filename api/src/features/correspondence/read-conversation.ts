import type { ConversationAnswer } from '@gallery/shared/contract/correspondence/conversation.schema';
import { idPattern } from '@gallery/shared/domain/id';
import { asc, eq, sql } from 'drizzle-orm';
import type { Database } from '../../db/client';
import { HttpError } from '../../http/answers/http-error';
import { people } from '../users/person.table';
import { users } from '../users/user.table';
import { conversations } from './conversation.table';
import { conversationRowOf, type SelectedConversation, selectConversations } from './conversation-rows';
import { letters } from './letter.table';

/** Throws a 404 for an unknown id. */
export async function findConversation(db: Database, id: string): Promise<SelectedConversation> {
  const [row] = idPattern.test(id) ? await selectConversations(db, eq(conversations.id, id)) : [];
  if (!row) throw new HttpError(404, 'No conversation with this id.');
  return row;
}

/** Reads the whole thread, the oldest letter first. Throws a 404 for an unknown id. */
export async function readConversation(
  db: Database,
  id: string,
  receives: boolean,
): Promise<ConversationAnswer> {
  const row = await findConversation(db, id);
  const [thread, administrators, person] = await Promise.all([
    readThread(db, row.id),
    readAdministrators(db),
    personOf(db, row),
  ]);
  const { phone, workId, text, sentAt } = row;
  const begun = { phone, work_id: workId, person_id: person, text, sent_at: sentAt.toISOString() };
  return { conversation: { ...conversationRowOf(row), ...begun }, thread, administrators, receives };
}

async function readThread(db: Database, id: string): Promise<ConversationAnswer['thread']> {
  const rows = await db
    .select()
    .from(letters)
    .where(eq(letters.conversationId, id))
    .orderBy(letters.createdAt, letters.id);
  return rows.map(({ id: _id, fromGallery, byName, text, createdAt }) => {
    return { _id, from_gallery: fromGallery, by: byName, text, at: createdAt.toISOString() };
  });
}

async function readAdministrators(db: Database): Promise<ConversationAnswer['administrators']> {
  const rows = await db
    .select()
    .from(users)
    .where(eq(users.role, 'admin'))
    .orderBy(asc(users.firstname), asc(users.lastname), users.id);
  return rows.map(({ id, firstname, lastname }) => ({ _id: id, name: `${firstname} ${lastname}`.trim() }));
}

async function personOf(db: Database, { userId, email }: SelectedConversation): Promise<string | null> {
  const isSender = userId ? eq(people.userId, userId) : eq(sql`lower(${people.email})`, email.toLowerCase());
  const [person] = await db.select({ id: people.id }).from(people).where(isSender);
  return person?.id ?? null;
}
