import { lotPath } from '@gallery/shared/paths/gallery-paths';
import { and, eq, isNull } from 'drizzle-orm';
import type { Database } from '../../../db/client';
import { artists } from '../../artists/artist.table';
import { artworks } from '../../artworks/artwork.table';
import { numberedName } from '../../artworks/edition-of';
import type { EmailContent } from '../../mail/email';
import { mailPicture } from '../../mail/mail-picture';
import type { Email } from '../../mail/outbox';
import { users } from '../../users/user.table';
import { auctions } from '../auction.table';
import type { AuctionContext } from '../auction-context';
import { lotBidders } from '../bidding/bid.table';
import type { LotRow } from '../lot.table';
import { mailTokensOf } from './mail-tokens';

export type MailedLot = {
  id: string;
  /** For example 'lot 5, Low Tide by Noor Haddad'. */
  name: string;
  artwork: string;
  auction: string;
  picture: EmailContent['picture'];
};

export type LotMail = Pick<
  EmailContent,
  'subject' | 'heading' | 'paragraphs' | 'next' | 'amounts' | 'link' | 'facts' | 'proof'
>;

export type Bidder = { userId: string; number: number };

export async function readMailedLot(tx: Database, { id, auctionId, artworkId, number }: LotRow) {
  const [row] = await tx
    .select({ work: artworks, artist: artists, auction: auctions.title })
    .from(artworks)
    .innerJoin(auctions, eq(auctions.id, auctionId))
    .leftJoin(artists, eq(artists.id, artworks.artistId))
    .where(eq(artworks.id, artworkId));
  if (!row) throw new Error('The lot has no work.');
  const { work, artist, auction } = row;
  const note = artist ? `${artist.firstname} ${artist.lastname}` : undefined;
  const artwork = numberedName(work);
  const by = note ? `${artwork} by ${note}` : artwork;
  const alt = work.visual_description ?? by;
  const picture = await mailPicture(tx, work.pictureHash, { alt, title: artwork, note });
  return { id, name: `lot ${number}, ${by}`, artwork, auction, picture } satisfies MailedLot;
}

/** Returns the bidders who have not stopped the lot's emails. */
export async function mailedBidders(tx: Database, lotId: string): Promise<Bidder[]> {
  return tx
    .select({ userId: lotBidders.userId, number: lotBidders.number })
    .from(lotBidders)
    .where(and(eq(lotBidders.lotId, lotId), isNull(lotBidders.mailsStoppedAt)))
    .orderBy(lotBidders.number);
}

export async function sendLotMail(
  tx: Database,
  { outbox, tokenSecrets }: Pick<AuctionContext, 'outbox' | 'tokenSecrets'>,
  lot: MailedLot,
  userId: string,
  mail: LotMail,
  { attachments, urgentUntil }: Pick<Email, 'attachments' | 'urgentUntil'> = {},
): Promise<void> {
  const [user] = await tx.select().from(users).where(eq(users.id, userId));
  if (!user) return;
  const { publicUrl } = outbox.settings;
  const token = mailTokensOf(tokenSecrets).sign({ lotId: lot.id, userId });
  await outbox.write(tx, {
    to: { name: `${user.firstname} ${user.lastname}`, address: user.email },
    attachments,
    urgentUntil,
    content: {
      link: { label: 'Open the lot', url: `${publicUrl}${lotPath(lot.id)}` },
      ...mail,
      picture: lot.picture,
      facts: [['Auction', lot.auction], ...(mail.facts ?? [])],
      footLink: { label: 'No more emails about this lot', url: `${publicUrl}/api/bidder/mails/${token}` },
    },
  });
}
