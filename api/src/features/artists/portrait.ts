import { eq } from 'drizzle-orm';
import type { Database } from '../../db/client';
import { FieldError } from '../../http/answers/http-error';
import type { Jobs } from '../../jobs/job-queue';
import { makePicturesJob } from '../media/make-pictures';
import { pictures } from '../media/picture.table';
import { pictureOwnerOf } from '../media/picture-owner';
import { type PictureStorage, usedImagesOf } from '../storage/picture-storage';
import { type ArtistRow, artists } from './artist.table';

/** Nothing stores a failure; the log alone has it. */
export const portraits = pictureOwnerOf(artists);

export const findPortraitImages = usedImagesOf(artists.imgUrl);

/** Selects artists with the smaller pictures of their portraits, which are `null` until they exist. */
export function artistsWithPortrait(db: Database) {
  return db
    .select({ artist: artists, picture: pictures })
    .from(artists)
    .leftJoin(pictures, eq(pictures.hash, artists.pictureHash));
}

/** Without an address, the portrait stays; '' removes it. Throws a 422 for an image outside our storage. */
export async function portraitColumns(
  storage: PictureStorage,
  sent: { img_url?: string; portrait_alt?: string },
  { present, host }: { present: string | null; host: string },
): Promise<Partial<Pick<ArtistRow, 'imgUrl' | 'pictureHash' | 'portraitAlt'>>> {
  const { img_url, portrait_alt: portraitAlt } = sent;
  if (img_url === undefined || img_url === present) return { portraitAlt };
  if (!img_url) return { imgUrl: null, pictureHash: null, portraitAlt: '' };
  const imgUrl = await storage.check(img_url, host);
  if (!imgUrl) throw new FieldError(422, 'img_url', uploadMessage);
  return imgUrl === present ? { portraitAlt } : { imgUrl, pictureHash: null, portraitAlt };
}

const uploadMessage = 'Please upload the image here';

/** Starts the smaller pictures of a portrait that lacks them. */
export async function enqueuePortrait(tx: Database, jobs: Jobs, artist: ArtistRow): Promise<void> {
  const { id, imgUrl, pictureHash } = artist;
  if (imgUrl && !pictureHash) await jobs.send(tx, makePicturesJob, { of: 'artist', id });
}
