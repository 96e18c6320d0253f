import { randomUUID } from 'node:crypto';
import { editionNumberText } from '@gallery/shared/contract/catalogue/edition';
import { eq, sql } from 'drizzle-orm';
import type { Database } from '../../../db/client';
import { rowsOf } from '../../../db/statements';
import { HttpError } from '../../../http/answers/http-error';
import type { Jobs } from '../../../jobs/job-queue';
import { recordAudit } from '../../audit/record-audit';
import { makePicturesJob } from '../../media/make-pictures';
import { artworks } from '../artwork.table';
import { lockArtwork } from '../editing/archive-artwork';
import { editions } from '../edition.table';
import { factsOf } from '../fact-columns';
import { workPictures } from '../parts/work-picture.table';

/** Throws a 409 for a work that features above this one have sold or offered as unique. */
export type BeforeEdition = (tx: Database, artworkId: string) => Promise<void>;

export type EditionDeps = { db: Database; jobs: Jobs; beforeEdition: BeforeEdition };

/** Makes a work number 1 of an edition and adds the other numbers. Throws a 404 or a 409. */
export async function makeEdition(
  { db, jobs, beforeEdition }: EditionDeps,
  id: string,
  { size, by }: { size: number; by: string },
): Promise<void> {
  await db.transaction(async (tx) => {
    const work = await lockArtwork(tx, id);
    refuseOthers(work);
    await beforeEdition(tx, work.id);
    await tx.insert(editions).values({ id: work.id, size });
    const numbers = numbersAfter(work, size);
    await tx
      .update(artworks)
      .set({ editionId: work.id, editionNumber: 1, editionSize: size, version: work.version + 1 })
      .where(eq(artworks.id, work.id));
    await tx.insert(artworks).values(numbers);
    if (!work.pictureHash)
      for (const number of numbers) await jobs.send(tx, makePicturesJob, { of: 'artwork', id: number.id });
    await copyPictures(tx, jobs, work.id, numbers);
    await copyEntries(tx, jobs, work.id);
    const to = editionNumberText({ number: 1, size });
    await recordAudit(tx, { subject: 'artwork', subjectId: work.id, action: 'Edition made', to, by });
  });
}

async function copyPictures(
  tx: Database,
  jobs: Jobs,
  from: string,
  numbers: { id: string }[],
): Promise<void> {
  const pictures = await tx.select().from(workPictures).where(eq(workPictures.artworkId, from));
  const copies = numbers.flatMap(({ id: artworkId }) =>
    pictures.map(({ position, kind, alt, imgUrl, pictureHash }) => {
      return { id: randomUUID(), artworkId, position, kind, alt, imgUrl, pictureHash };
    }),
  );
  if (copies.length > 0) await tx.insert(workPictures).values(copies);
  for (const { id, pictureHash } of copies)
    if (!pictureHash) await jobs.send(tx, makePicturesJob, { of: 'further', id });
}

type ArtworkRow = typeof artworks.$inferSelect;

function refuseOthers({ stage, availability, editionNumber: number, editionSize: size }: ArtworkRow): void {
  if (number && size)
    throw new HttpError(409, `This artwork is already number ${editionNumberText({ number, size })}.`);
  if (stage !== 'published') throw new HttpError(409, 'Publish the artwork before you make its edition.');
  if (availability !== 'available') throw new HttpError(409, refusals[availability]);
}

const refusals = {
  held: 'A collector is buying this artwork. Make the edition if the order is canceled.',
  sold: 'This artwork is sold as a unique work. It cannot become an edition.',
};

/** Copies the work. The numbers are as old as the work, so that they are not new in lists when they stand for the edition. */
function numbersAfter(work: ArtworkRow, editionSize: number) {
  const { name, type, price, priceOnRequest, openToOffers, description, imgUrl, pictureHash } = work;
  const { pictureFailed, artistId, createdAt, tags } = work;
  return Array.from({ length: editionSize - 1 }, (_, place) => ({
    id: randomUUID(),
    name,
    type,
    price,
    priceOnRequest,
    openToOffers,
    description,
    imgUrl,
    pictureHash,
    pictureFailed,
    artistId,
    createdAt,
    tags,
    editionId: work.id,
    editionNumber: place + 2,
    editionSize,
    ...factsOf(work),
  }));
}

/** Copies the entries of number 1 with their pictures to the other numbers. A picture that is still being made is made for each. */
async function copyEntries(tx: Database, jobs: Jobs, editionId: string): Promise<void> {
  const isOther = sql`other.edition_id = ${editionId} AND other.id <> ${editionId}`;
  await tx.execute(sql`
    INSERT INTO artwork_entries (id, artwork_id, position, kind, date, text, is_public)
    SELECT gen_random_uuid(), other.id, entry.position, entry.kind, entry.date, entry.text, entry.is_public
    FROM artwork_entries AS entry CROSS JOIN artworks AS other
    WHERE entry.artwork_id = ${editionId} AND ${isOther}`);
  const pictures = await rowsOf<{ id: string; picture_hash: string | null }>(
    tx,
    sql`
    INSERT INTO artwork_entry_pictures (id, entry_id, position, alt, img_url, picture_hash)
    SELECT gen_random_uuid(), copy.id, picture.position, picture.alt, picture.img_url, picture.picture_hash
    FROM artwork_entries AS entry
    JOIN artwork_entry_pictures AS picture ON picture.entry_id = entry.id
    JOIN artwork_entries AS copy ON copy.position = entry.position
    JOIN artworks AS other ON other.id = copy.artwork_id
    WHERE entry.artwork_id = ${editionId} AND ${isOther}
    RETURNING id, picture_hash`,
  );
  for (const { id, picture_hash } of pictures)
    if (!picture_hash) await jobs.send(tx, makePicturesJob, { of: 'entry', id });
}
