import { randomUUID } from 'node:crypto';
import { messageSchema } from '@gallery/shared/contract/fields/answer.schema';
import {
  type ContactRecord,
  type ContactRecordAnswer,
  type ContactRecordsAnswer,
  contactPaths,
  contactSentMessage,
} from '@gallery/shared/contract/inbox/contact';
import {
  type ContactInput,
  contactAnswerSchema,
  contactInputSchema,
  contactMarkedSchema,
  contactRecordsSchema,
} from '@gallery/shared/contract/inbox/inbox.schema';
import { adminConversationPath } from '@gallery/shared/paths/admin-paths';
import type { FastifyPluginAsync } from 'fastify';
import type { Database } from '../../db/client';
import { refusals } from '../../http/answers/answer-schemas';
import { readUser } from '../../http/authentication';
import { limitRate, type Rate } from '../../http/rate-limit/rate-limit';
import type { Inbox } from '../inbox/inbox';
import { inboxRoutes } from '../inbox/inbox-routes';
import type { EmailContent } from '../mail/email';
import type { Outbox } from '../mail/outbox';
import { saveNotification, wakeStreams } from '../notifications/save-notification';
import { lockAccount } from '../users/erased-account';
import { contactMessages } from './contact.table';

const contactInbox: Inbox<ContactRecord> = {
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

const contactRecordRoutes: FastifyPluginAsync<{ db: Database }> = async (app, { db }) => {
  inboxRoutes(app, db, contactInbox, {
    path: contactPaths.send,
    summaries: {
      list: 'The messages, newest first',
      one: 'One message',
      mark: 'Mark a message as done, or not',
    },
    schemas: { list: contactRecordsSchema, one: contactAnswerSchema, mark: contactMarkedSchema },
    listed: (rows, page): ContactRecordsAnswer => ({ ...page, messages: rows }),
    alone: (contact): ContactRecordAnswer => ({ contact }),
  });
};

export type ContactDeps = { db: Database; outbox: Outbox; rateLimits: { contact: Rate } };

export const contactRoutes: FastifyPluginAsync<ContactDeps> = async (app, deps) => {
  const { db, outbox, rateLimits } = deps;
  app.register(contactRecordRoutes, { db });

  app.post<{ Body: ContactInput }>(
    contactPaths.send,
    {
      schema: {
        tags: ['Messages'],
        summary: 'Write to the gallery',
        body: contactInputSchema,
        response: { 200: messageSchema, ...refusals(401, 422, 429) },
      },
      onRequest: limitRate(db, 'contact', rateLimits.contact),
    },
    async (request, reply) => {
      const userId = (await readUser(request))?._id ?? null;
      await saveMessage(db, outbox, { ...request.body, userId });
      return reply.header('cache-control', 'no-store').send({ message: contactSentMessage });
    },
  );
};

type OwnMessage = ContactInput & { userId: string | null };

async function saveMessage(db: Database, outbox: Outbox, message: OwnMessage): Promise<void> {
  const { from, galleryEmail, publicUrl } = outbox.settings;
  await db.transaction(async (tx) => {
    if (message.userId) await lockAccount(tx, message.userId);
    const id = randomUUID();
    await tx.insert(contactMessages).values({
      id,
      userId: message.userId,
      firstname: message.firstName,
      lastname: message.lastName,
      email: message.email,
      phone: message.phoneNumber,
      message: message.textarea,
    });
    await outbox.write(tx, {
      to: { name: from.name, address: galleryEmail },
      replyTo: message.email,
      content: contactEmail(message, `${publicUrl}${adminConversationPath(id)}`),
    });
    const text = `${nameOf(message) || message.email} has written to the gallery.`;
    await saveNotification(tx, { tag: 'Message', text, subjectId: id });
  });
  await wakeStreams(db);
}

function nameOf({ firstName, lastName }: ContactInput): string {
  return `${firstName} ${lastName}`.trim();
}

function contactEmail(message: ContactInput, url: string): EmailContent {
  const { email, phoneNumber, textarea } = message;
  const name = nameOf(message);
  const facts: [string, string][] = [
    ['Name', name],
    ['Email', email],
    ['Phone', phoneNumber],
  ];
  return {
    subject: `Message from ${name || email}`,
    paragraphs: [textarea],
    facts: facts.filter(([, value]) => value),
    link: { label: 'Answer', url },
  };
}
