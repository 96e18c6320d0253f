import { pictureUrl } from '@gallery/shared/contract/catalogue/pictures/picture';
import { eq } from 'drizzle-orm';
import type { Database } from '../../db/client';
import { pictureOf, pictures } from '../media/picture.table';
import type { MailPicture } from './email';

/** Twice the pixels that a mail shows, for sharp screens. */
const wantedWidth = 600;

export async function mailPicture(
  db: Database,
  hash: string | null,
  label: Pick<MailPicture, 'alt' | 'title' | 'note'>,
): Promise<MailPicture | undefined> {
  if (!hash) return undefined;
  const [row] = await db.select().from(pictures).where(eq(pictures.hash, hash));
  if (!row) return undefined;
  const picture = pictureOf(row);
  const width = picture.widths.find((one) => one >= wantedWidth) ?? picture.widths.at(-1);
  if (width === undefined) return undefined;
  return { ...label, path: pictureUrl(picture, width, 'webp'), width: row.width, height: row.height };
}
