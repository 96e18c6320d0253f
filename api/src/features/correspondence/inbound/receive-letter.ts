import { createHash, randomUUID } from 'node:crypto';
import {
  maxLetter,
  maxReceived,
  maxReceivedPerHour,
} from '@gallery/shared/contract/correspondence/conversation';
import { and, eq, gt, inArray, sql } from 'drizzle-orm';
import type { Database } from '../../../db/client';
import { HttpError } from '../../../http/answers/http-error';
import { replyTokensIn } from '../../inbox/reply-address';
import type { MailSettings } from '../../mail/email';
import { saveNotification, wakeStreams } from '../../notifications/save-notification';
import { markDone } from '../change-conversation';
import { type ConversationRecord, conversations } from '../conversation.table';
import { letters } from '../letter.table';
import { findConversation } from '../read-conversation';
import { type ParsedMail, parseMail } from './mail-text';
import { trimQuotes } from './trim-quotes';

export type Received = 'saved' | 'repeated' | 'automatic';

/** Keeps an answer. Throws a 404 for an address of no conversation, and a 429 for too many letters. */
export async function receiveLetter(
  db: Database,
  settings: MailSettings & { inboundAddress: string },
  raw: Buffer,
): Promise<Received> {
  const mail = parseMail(raw);
  const conversation = await addressee(db, mail, settings.inboundAddress);
  if (isAutomatic(mail.headers)) return 'automatic';
  const from = senderOf(mail);
  if (isOwn(from, settings)) return 'automatic';
  const isNew = await db.transaction(async (tx) => {
    const [locked] = await tx
      .select()
      .from(conversations)
      .where(eq(conversations.id, conversation.id))
      .for('update');
    if (!locked) throw unknownAddress();
    if (!(await saveLetter(tx, locked, { mail, raw, from }))) return false;
    await markDone(tx, locked, false);
    const activeAt = sql`clock_timestamp()`;
    await tx.update(conversations).set({ activeAt }).where(eq(conversations.id, locked.id));
    const { name, email, kind } = await findConversation(tx, locked.id);
    const tag = kind === 'enquiry' ? 'Enquiry' : 'Message';
    const isCustomer = from.toLowerCase() === email.toLowerCase();
    const text = isCustomer ? `${name} has answered.` : `Somebody else has answered ${name}’s letters.`;
    await saveNotification(tx, { tag, text, subjectId: locked.id });
    return true;
  });
  if (isNew) await wakeStreams(db);
  return isNew ? 'saved' : 'repeated';
}

const unknownAddress = () => new HttpError(404, 'No conversation has this address.');
/** Providers name the real recipient in one of them. */
const recipientFields = [
  'to',
  'cc',
  'delivered-to',
  'x-original-to',
  'x-envelope-to',
  'envelope-to',
  'x-forwarded-to',
];

async function addressee(db: Database, { headers }: ParsedMail, address: string): Promise<{ id: string }> {
  const named = recipientFields.map((field) => headers.get(field) ?? '').join('\n');
  const tokens = replyTokensIn(named, address).slice(0, 10);
  if (tokens.length === 0) throw unknownAddress();
  const [found] = await db
    .select({ id: conversations.id })
    .from(conversations)
    .where(inArray(conversations.replyToken, tokens));
  if (!found) throw unknownAddress();
  return found;
}

function senderOf({ headers }: ParsedMail): string {
  const from = (headers.get('from') ?? '').slice(0, 1_000);
  const [address = ''] = /[^\s<>"(),:;]+@[^\s<>"(),:;]+/.exec(from) ?? [];
  return address.slice(0, 254);
}

/** A mail of the gallery that comes back would go round for ever. */
function isOwn(
  from: string,
  { from: own, inboundAddress }: MailSettings & { inboundAddress: string },
): boolean {
  const [name = '', domain = ''] = inboundAddress.toLowerCase().split('@');
  const sender = from.toLowerCase();
  const isInbound = sender.startsWith(name) && sender.endsWith(`@${domain}`);
  return sender === own.address.toLowerCase() || isInbound;
}

type Sent = { mail: ParsedMail; raw: Buffer; from: string };

/** Returns false for a letter that is saved already. */
async function saveLetter(
  tx: Database,
  { id }: ConversationRecord,
  { mail, raw, from }: Sent,
): Promise<boolean> {
  const messageId = (mail.headers.get('message-id') ?? '').trim();
  const sourceId = /^<[\x21-\x7e]{3,250}>$/.test(messageId)
    ? messageId
    : createHash('sha256').update(raw).digest('hex');
  const received = and(eq(letters.conversationId, id), eq(letters.fromGallery, false));
  if ((await tx.$count(letters, and(received, eq(letters.sourceId, sourceId)))) > 0) return false;
  const ofHour = and(received, gt(letters.createdAt, sql`now() - interval '1 hour'`));
  const [all, recent] = [await tx.$count(letters, received), await tx.$count(letters, ofHour)];
  if (all >= maxReceived || recent >= maxReceivedPerHour)
    throw new HttpError(429, 'This conversation has too many letters.');
  await tx.insert(letters).values({
    id: randomUUID(),
    conversationId: id,
    fromGallery: false,
    byName: from || 'Unknown sender',
    text: textOf(mail),
    sourceId,
    createdAt: sql`clock_timestamp()`,
  });
  return true;
}

const filesNote =
  'The mail came with files, which are not saved here. Ask the customer to send them to the gallery.';
const cutNote = '… The rest of this long letter is not saved.';

/** The first half of a character of two. */
const halfPair = /[\ud800-\udbff]$/;
/** Trimming compares lines with those after them. */
const maxTrimmed = 50_000;

function textOf({ text, hasFiles }: ParsedMail): string {
  // biome-ignore lint/suspicious/noControlCharactersInRegex: the database refuses NUL, and no letter needs the others
  const clean = text.replace(/[\x00-\x08\x0b-\x1f\x7f]/g, '');
  const letter = trimQuotes(clean.slice(0, maxTrimmed)).normalize('NFC');
  const room = maxLetter - filesNote.length - cutNote.length - 4;
  const shown = letter.length > room ? `${letter.slice(0, room).replace(halfPair, '')}${cutNote}` : letter;
  return [shown || 'The mail has no text.', hasFiles ? filesNote : ''].filter(Boolean).join('\n\n');
}

/** Tells whether a program wrote the mail (RFC 3834): an absence note, a report, or a list. Nobody answers such a mail. */
function isAutomatic(headers: ReadonlyMap<string, string>): boolean {
  const fieldOf = (name: string) => (headers.get(name) ?? '').trim().toLowerCase();
  const isSubmitted = headers.has('auto-submitted') && !/^no\b/.test(fieldOf('auto-submitted'));
  const isReport = /^multipart\/(report|disposition)/.test(fieldOf('content-type'));
  const isBulk = /^(bulk|junk|list|auto_reply)\b/.test(fieldOf('precedence'));
  const isReturned = fieldOf('return-path') === '<>';
  const isFromServer = /(^|[<\s])(mailer-daemon|postmaster|no-?reply)@/.test(fieldOf('from'));
  const marks = ['x-autoreply', 'x-autorespond', 'x-failed-recipients', 'list-id', 'list-unsubscribe'];
  return (
    isSubmitted || isReport || isBulk || isReturned || isFromServer || marks.some((one) => headers.has(one))
  );
}
