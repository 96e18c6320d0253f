import { randomUUID } from 'node:crypto';
import type { ContactInput } from '@gallery/shared/contract/contact.schema';
import type { Database } from '../../db/client';
import type { Letter } from '../mail/letter';
import type { Outbox } from '../mail/outbox';
import { contactMessages } from './contact.table';

/** Keeps a message of the contact page and mails it to the gallery. */
export async function keepMessage(db: Database, outbox: Outbox, message: ContactInput): Promise<void> {
  const { from, galleryEmail } = outbox.settings;
  await db.transaction(async (tx) => {
    await tx.insert(contactMessages).values({
      id: randomUUID(),
      firstname: message.firstName,
      lastname: message.lastName,
      email: message.email,
      phone: message.phoneNumber,
      message: message.textarea,
    });
    await outbox.write(tx, {
      to: { name: from.name, address: galleryEmail },
      replyTo: message.email,
      letter: contactLetter(message),
    });
  });
}

function contactLetter({ firstName, lastName, email, phoneNumber, textarea }: ContactInput): Letter {
  const name = `${firstName} ${lastName}`.trim();
  const facts: [string, string][] = [
    ['Name', name],
    ['Email', email],
    ['Phone', phoneNumber],
  ];
  return {
    subject: `Message from ${name || email}`,
    paragraphs: [textarea],
    facts: facts.filter(([, value]) => value),
  };
}
