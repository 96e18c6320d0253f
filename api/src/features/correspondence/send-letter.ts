import { maxAnswers } from '@gallery/shared/contract/correspondence/conversation';
import type { LetterInput } from '@gallery/shared/contract/correspondence/conversation-input.schema';
import { and, desc, eq, isNotNull, sql } from 'drizzle-orm';
import type { Database } from '../../db/client';
import { HttpError } from '../../http/answers/http-error';
import { artworks } from '../artworks/artwork.table';
import { recordAudit } from '../audit/record-audit';
import { replyAddressOf } from '../inbox/reply-address';
import type { EmailContent, MailPicture } from '../mail/email';
import { mailPicture } from '../mail/mail-picture';
import type { Outbox } from '../mail/outbox';
import { users } from '../users/user.table';
import { lockConversation, markDone, subjectOf } from './change-conversation';
import { type ConversationRecord, conversations } from './conversation.table';
import type { SelectedConversation } from './conversation-rows';
import { letters } from './letter.table';
import { findConversation } from './read-conversation';

/**
 * Mails an answer of the gallery and keeps it. The same key sends it once. Throws a 409 if the thread has a letter that
 * the author has not seen. Whoever answers first takes the conversation.
 */
export async function sendLetter(
  db: Database,
  outbox: Outbox,
  id: string,
  { key, text, seen, done, by }: LetterInput & { by: string },
): Promise<void> {
  await db.transaction(async (tx) => {
    const conversation = await lockConversation(tx, id);
    if (await isSent(tx, key, conversation.id, text)) return;
    await refuseUnread(tx, conversation, seen);
    const shown = await findConversation(tx, id);
    await tx.insert(letters).values({
      id: key,
      conversationId: conversation.id,
      fromGallery: true,
      byUser: by,
      byName: sql`(SELECT concat_ws(' ', ${users.firstname}, ${users.lastname}) FROM ${users} WHERE ${users.id} = ${by})`,
      text,
      createdAt: sql`clock_timestamp()`,
    });
    await outbox.write(tx, {
      id: key,
      to: { name: shown.name, address: shown.email },
      replyTo: await replyAddressOf(tx, outbox.settings.inboundAddress, conversation.id),
      personal: { inReplyTo: await newestSource(tx, conversation) },
      content: letterEmail(shown, text, {
        publicUrl: outbox.settings.publicUrl,
        picture: await pictureOf(tx, shown),
      }),
    });
    await tx
      .update(conversations)
      .set({ assignedTo: sql`coalesce(${conversations.assignedTo}, ${by}::uuid)` })
      .where(eq(conversations.id, conversation.id));
    await markDone(tx, conversation, done);
    await recordAudit(tx, { ...subjectOf(conversation), action: 'Answer sent', by });
  });
}

/** Throws a 409 if the key names another letter. */
async function isSent(tx: Database, key: string, conversationId: string, text: string): Promise<boolean> {
  const [sent] = await tx.select().from(letters).where(eq(letters.id, key));
  if (sent && (sent.conversationId !== conversationId || sent.text !== text))
    throw new HttpError(409, 'Your answer was sent before in other words. Reload the page to read it.');
  return sent !== undefined;
}

async function refuseUnread(tx: Database, { id }: ConversationRecord, seen: number): Promise<void> {
  const ofThread = eq(letters.conversationId, id);
  const count = await tx.$count(letters, ofThread);
  if (count !== seen)
    throw new HttpError(409, 'The conversation has a new letter. Read it, then send your answer again.');
  if ((await tx.$count(letters, and(ofThread, eq(letters.fromGallery, true)))) >= maxAnswers)
    throw new HttpError(
      409,
      `A conversation has at most ${maxAnswers} answers. Write from your mail program.`,
    );
}

/** Mail programs then show the answer below the customer's mail. */
async function newestSource(tx: Database, { id }: ConversationRecord): Promise<string | null> {
  const [newest] = await tx
    .select({ source: letters.sourceId })
    .from(letters)
    .where(and(eq(letters.conversationId, id), isNotNull(letters.sourceId)))
    .orderBy(desc(letters.createdAt))
    .limit(1);
  return newest?.source?.startsWith('<') ? newest.source : null;
}

/** The picture of the work that an enquiry is about. A message to the gallery has none. */
async function pictureOf(tx: Database, { work: title, workId }: SelectedConversation) {
  if (!workId) return undefined;
  const [work] = await tx
    .select({ hash: artworks.pictureHash, alt: artworks.visual_description })
    .from(artworks)
    .where(eq(artworks.id, workId));
  return mailPicture(tx, work?.hash ?? null, { alt: work?.alt ?? title, title });
}

function letterEmail(
  { kind, work }: SelectedConversation,
  text: string,
  { publicUrl, picture }: { publicUrl: string; picture: MailPicture | undefined },
): EmailContent {
  const subject = kind === 'enquiry' ? `Your enquiry about ${work}` : 'Your message to the gallery';
  return {
    subject: `Re: ${subject}`,
    heading: subject,
    preheader: text.slice(0, 200),
    paragraphs: text.split(/\n{2,}/),
    picture,
    footNote: `You get this email because you wrote to us at ${publicUrl}.`,
  };
}
