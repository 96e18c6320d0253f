import { randomUUID } from 'node:crypto';
import type { ContactInput } from '@gallery/shared/contract/inbox/contact-input.schema';
import { adminEnquiriesPath } from '@gallery/shared/paths/admin-paths';
import type { Database } from '../../db/client';
import type { EmailContent } from '../mail/email';
import type { Outbox } from '../mail/outbox';
import { saveNotification, wakeStreams } from '../notifications/save-notification';
import { contactMessages } from './contact.table';

/** Saves a message of the contact page and e-mails it to the gallery. */
export async function saveMessage(db: Database, outbox: Outbox, message: ContactInput): Promise<void> {
  const { from, galleryEmail, publicUrl } = outbox.settings;
  await db.transaction(async (tx) => {
    const id = randomUUID();
    await tx.insert(contactMessages).values({
      id,
      firstname: message.firstName,
      lastname: message.lastName,
      email: message.email,
      phone: message.phoneNumber,
      message: message.textarea,
    });
    await outbox.write(tx, {
      to: { name: from.name, address: galleryEmail },
      replyTo: message.email,
      content: contactEmail(message, `${publicUrl}${adminEnquiriesPath}?tab=messages`),
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
    link: { label: 'Open the messages', url },
  };
}
