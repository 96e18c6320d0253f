import { randomUUID } from 'node:crypto';
import type { EnquiryInput } from '@gallery/shared/contract/inbox/enquiry-input.schema';
import { capitaliseWords } from '@gallery/shared/domain/capitalise-words';
import { artworkPath } from '@gallery/shared/paths/gallery-paths';
import { and, eq, isNull } from 'drizzle-orm';
import type { Database } from '../../db/client';
import { HttpError } from '../../http/answers/http-error';
import { artworks } from '../artworks/artwork.table';
import { mailPicture } from '../mail/mail-picture';
import type { Outbox } from '../mail/outbox';
import { saveNotification, wakeStreams } from '../notifications/save-notification';
import { enquiries } from './enquiry.table';
import { acknowledgementEmail, enquiryEmail } from './enquiry-emails';

/** Saves an enquiry and e-mails the gallery and the sender. Throws a 422 when the work does not exist. */
export async function saveEnquiry(db: Database, outbox: Outbox, enquiry: EnquiryInput): Promise<void> {
  const { email, mobile } = enquiry;
  // A form without scripts sends the name as it was typed.
  const fullname = capitaliseWords(enquiry.fullname);
  const { from, galleryEmail, publicUrl } = outbox.settings;
  await db.transaction(async (tx) => {
    const work = await lockArtwork(tx, enquiry.art_id);
    const about = {
      name: work.name,
      url: `${publicUrl}${artworkPath(work.id)}`,
      picture: await pictureOf(tx, work),
    };
    const id = randomUUID();
    await tx.insert(enquiries).values({
      id,
      artworkId: work.id,
      artworkName: work.name,
      fullname,
      email,
      mobile,
    });
    await outbox.write(tx, {
      to: { name: from.name, address: galleryEmail },
      replyTo: email,
      content: enquiryEmail({ ...enquiry, fullname }, about),
    });
    await outbox.write(tx, { to: { name: fullname, address: email }, content: acknowledgementEmail(about) });
    await saveNotification(tx, {
      tag: 'Enquiry',
      text: `${fullname} asks about “${work.name}”.`,
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

/** Locked, so that the work is not removed before the enquiry is saved. */
async function lockArtwork(tx: Database, id: string) {
  const [work] = await tx
    .select({
      id: artworks.id,
      name: artworks.name,
      type: artworks.type,
      hash: artworks.pictureHash,
      alt: artworks.visual_description,
    })
    .from(artworks)
    .where(and(eq(artworks.id, id), isNull(artworks.archivedAt)))
    .for('key share');
  if (!work) throw new HttpError(422, 'No Artwork', { art_id: 'No Artwork' });
  return work;
}
