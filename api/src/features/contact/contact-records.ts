import type { ContactRecord, ContactRecordsAnswer } from '@gallery/shared/contract/contact';
import type { OpenQuery } from '@gallery/shared/contract/done.schema';
import { idPattern } from '@gallery/shared/contract/id';
import { and, count, desc, eq, isNotNull, isNull } from 'drizzle-orm';
import type { Database } from '../../db/client';
import { HttpError } from '../../http/http-error';
import { readPaged } from '../../http/paged';
import { recordAudit } from '../audit/record-audit';
import { contactMessages } from './contact.table';

/** One page of the messages, newest first. Throws a 422 for a cursor that is not one of ours. */
export async function listMessages(db: Database, query: OpenQuery): Promise<ContactRecordsAnswer> {
  const filter = query.open ? isNull(contactMessages.doneAt) : undefined;
  const { rows, page } = await readPaged(query, {
    async count() {
      const [counted] = await db.select({ total: count() }).from(contactMessages).where(filter);
      return counted?.total ?? 0;
    },
    read: ({ limit, offset }) =>
      db
        .select()
        .from(contactMessages)
        .where(filter)
        .orderBy(desc(contactMessages.createdAt), desc(contactMessages.id))
        .limit(limit)
        .offset(offset),
  });
  return { ...page, messages: rows.map(messageOf) };
}

/** Throws a 404 for an unknown id. */
export async function findMessage(db: Database, id: string): Promise<ContactRecord> {
  const [row] = idPattern.test(id)
    ? await db.select().from(contactMessages).where(eq(contactMessages.id, id))
    : [];
  return messageOf(row ?? refuseId());
}

/** Marks a message as answered, or as open again; `by` is the administrator. Throws a 404 for an unknown id. */
export async function markMessage(
  db: Database,
  id: string,
  done: boolean,
  by: string,
): Promise<ContactRecord> {
  const { _id } = await findMessage(db, id);
  return db.transaction(async (tx) => {
    const { doneAt } = contactMessages;
    const [changed] = await tx
      .update(contactMessages)
      .set({ doneAt: done ? new Date() : null })
      .where(and(eq(contactMessages.id, _id), done ? isNull(doneAt) : isNotNull(doneAt)))
      .returning({ id: contactMessages.id });
    const action = done ? 'Message done' : 'Message opened again';
    if (changed) await recordAudit(tx, { subject: 'message', subjectId: _id, action, by });
    return findMessage(tx, _id);
  });
}

function refuseId(): never {
  throw new HttpError(404, 'No message with this id.');
}

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
