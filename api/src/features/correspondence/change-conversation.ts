import type { ChangeConversationInput } from '@gallery/shared/contract/correspondence/conversation-input.schema';
import { and, eq, sql } from 'drizzle-orm';
import type { Database } from '../../db/client';
import { rowsOf } from '../../db/statements';
import { FieldError, HttpError } from '../../http/answers/http-error';
import { recordAudit } from '../audit/record-audit';
import { contactMessages } from '../contact/contact.table';
import { enquiries } from '../enquiries/enquiry.table';
import { users } from '../users/user.table';
import { type ConversationRecord, conversations } from './conversation.table';
import { findConversation } from './read-conversation';

/** Locks the conversation, so that whoever changes it sees its letters. Throws a 404 for an unknown id. */
export async function lockConversation(tx: Database, id: string): Promise<ConversationRecord> {
  const found = await findConversation(tx, id);
  const [locked] = await tx.select().from(conversations).where(eq(conversations.id, found.id)).for('update');
  if (!locked) throw new HttpError(404, 'No conversation with this id.');
  return locked;
}

/** Changes the given fields. Throws a 422 for a past day, and for somebody who is not an administrator. */
export async function changeConversation(
  db: Database,
  id: string,
  { assigned_to: assignedTo, snoozed_until: day, done }: ChangeConversationInput,
  by: string,
): Promise<string> {
  if (assignedTo === undefined && day === undefined && done === undefined)
    throw new HttpError(422, 'Send assigned_to, snoozed_until, or done.');
  return db.transaction(async (tx) => {
    const conversation = await lockConversation(tx, id);
    const about = { ...subjectOf(conversation), by };
    let message = '';
    if (assignedTo !== undefined) {
      const name = assignedTo && (await administratorOf(tx, assignedTo));
      await tx.update(conversations).set({ assignedTo }).where(eq(conversations.id, conversation.id));
      await recordAudit(tx, { ...about, action: 'Assigned', to: name ?? 'Nobody' });
      message = name ? `Assigned to ${name}.` : 'Assigned to nobody.';
    }
    if (day !== undefined) {
      await snooze(tx, conversation, day);
      await recordAudit(tx, { ...about, action: day ? 'Snoozed' : 'Snooze ended', to: day });
      message = day ? 'Snoozed. It comes back to the top on that day.' : 'Open again.';
    }
    if (done !== undefined) {
      await markDone(tx, conversation, done);
      await recordAudit(tx, { ...about, action: done ? 'Done' : 'Opened again' });
      message = done ? 'Done.' : 'Open again.';
    }
    return message;
  });
}

export function subjectOf({ id, enquiryId }: ConversationRecord) {
  return { subject: enquiryId ? ('enquiry' as const) : ('message' as const), subjectId: id };
}

/** Marks what began the conversation, and ends its snooze. */
export async function markDone(
  tx: Database,
  { id, enquiryId }: ConversationRecord,
  done: boolean,
): Promise<void> {
  const table = enquiryId ? enquiries : contactMessages;
  const doneAt = done ? sql`coalesce(${table.doneAt}, now())` : null;
  await tx.update(table).set({ doneAt }).where(eq(table.id, id));
  await tx.update(conversations).set({ snoozedUntil: null }).where(eq(conversations.id, id));
}

async function administratorOf(tx: Database, id: string): Promise<string> {
  const [user] = await tx
    .select({ name: sql<string>`concat_ws(' ', ${users.firstname}, ${users.lastname})` })
    .from(users)
    .where(and(eq(users.id, id), eq(users.role, 'admin')));
  const message = 'Choose an administrator.';
  if (!user) throw new FieldError(422, 'assigned_to', message);
  return user.name;
}

/** A snooze ends at the beginning of the day in Lagos. */
async function snooze(tx: Database, conversation: ConversationRecord, day: string | null): Promise<void> {
  const until = day === null ? null : sql<Date>`(${day}::date::timestamp AT TIME ZONE 'Africa/Lagos')`;
  if (until) {
    const [row] = await rowsOf<{ late: boolean }>(tx, sql`SELECT ${until} <= now() AS late`);
    const message = 'Choose tomorrow or a later day.';
    if (row?.late) throw new FieldError(422, 'snoozed_until', message);
  }
  await markDone(tx, conversation, false);
  await tx.update(conversations).set({ snoozedUntil: until }).where(eq(conversations.id, conversation.id));
}
