import { randomUUID } from 'node:crypto';
import { capitaliseWords } from '@gallery/shared/contract/inbox/enquiry';
import type { EnquiryInput } from '@gallery/shared/contract/inbox/enquiry-input.schema';
import { artworkPath } from '@gallery/shared/paths/gallery-paths';
import { and, eq, isNull } from 'drizzle-orm';
import type { Database } from '../../db/client';
import { FieldError } from '../../http/answers/http-error';
import { artworks } from '../artworks/artwork.table';
import { numberedName } from '../artworks/edition-of';
import { replyAddressOf } from '../inbox/reply-address';
import type { EmailContent, MailPicture } from '../mail/email';
import { mailPicture } from '../mail/mail-picture';
import type { Outbox } from '../mail/outbox';
import { saveNotification, wakeStreams } from '../notifications/save-notification';
import { lockAccount } from '../users/erased-account';
import { enquiries } from './enquiry.table';

/** Saves an enquiry and emails the gallery and the sender. Throws a 401 for an account that was erased meanwhile, and a 422 for an unknown work. */
export async function saveEnquiry(
  db: Database,
  outbox: Outbox,
  enquiry: EnquiryInput & { userId: string | null },
): Promise<void> {
  const { userId, email, mobile } = enquiry;
  // A form without scripts sends the name as typed.
  const fullname = capitaliseWords(enquiry.fullname);
  const { from, galleryEmail, publicUrl } = outbox.settings;
  await db.transaction(async (tx) => {
    if (userId) await lockAccount(tx, userId);
    const work = await lockArtwork(tx, enquiry.art_id);
    const name = numberedName(work);
    const about = {
      name,
      url: `${publicUrl}${artworkPath(work.id)}`,
      picture: await pictureOf(tx, work),
    };
    const id = randomUUID();
    await tx.insert(enquiries).values({
      id,
      userId,
      artworkId: work.id,
      artworkName: name,
      fullname,
      email,
      mobile,
    });
    await outbox.write(tx, {
      to: { name: from.name, address: galleryEmail },
      replyTo: email,
      content: enquiryEmail({ ...enquiry, fullname }, about),
    });
    await outbox.write(tx, {
      to: { name: fullname, address: email },
      replyTo: await replyAddressOf(tx, outbox.settings.inboundAddress, id),
      content: acknowledgementEmail(about),
    });
    await saveNotification(tx, {
      tag: 'Enquiry',
      text: `${fullname} asks about “${name}”.`,
      category: `Art ${work.type}`,
      subjectId: id,
    });
  });
  await wakeStreams(db);
}

type EnquiryArtwork = { name: string; hash: string | null; alt: string | null };

function pictureOf(tx: Database, { name, hash, alt }: EnquiryArtwork) {
  return mailPicture(tx, hash, { alt: alt ?? name, title: name });
}

/** Locks the work, so that nobody removes it before the enquiry is saved. */
async function lockArtwork(tx: Database, id: string) {
  const [work] = await tx
    .select({
      id: artworks.id,
      name: artworks.name,
      editionNumber: artworks.editionNumber,
      editionSize: artworks.editionSize,
      type: artworks.type,
      hash: artworks.pictureHash,
      alt: artworks.visual_description,
    })
    .from(artworks)
    .where(and(eq(artworks.id, id), isNull(artworks.archivedAt)))
    .for('key share');
  if (!work) throw new FieldError(422, 'art_id', 'No Artwork');
  return work;
}

type Work = { name: string; url: string; picture: MailPicture | undefined };

function enquiryEmail({ fullname, email, mobile }: EnquiryInput, work: Work): EmailContent {
  return {
    subject: `Enquiry about ${work.name}`,
    heading: 'An enquiry',
    picture: work.picture,
    paragraphs: [`${fullname} would like to know more about ${work.name}, its availability and its price.`],
    facts: [
      ['Full name', fullname],
      ['Email', email],
      ['Phone', mobile],
    ],
    link: { label: `Open ${work.name}`, url: work.url },
  };
}

/** Repeats nothing from the form, because anyone can enter someone else's address there. */
function acknowledgementEmail(work: Work): EmailContent {
  return {
    subject: `Your enquiry about ${work.name}`,
    heading: 'Thank you for your enquiry',
    picture: work.picture,
    paragraphs: [
      `Thank you for your enquiry about ${work.name}. A curator will write to you soon about its availability and its price.`,
      'If you did not send it, you can ignore this email.',
    ],
    link: { label: `See ${work.name} again`, url: work.url },
  };
}
