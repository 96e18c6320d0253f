import { formatNaira } from '@gallery/shared/domain/money';
import { offersPath, ordersPath } from '@gallery/shared/paths/account-paths';
import { adminOffersPath } from '@gallery/shared/paths/admin-paths';
import { eq } from 'drizzle-orm';
import type { Database } from '../../db/client';
import { artworks } from '../artworks/artwork.table';
import { numberedName } from '../artworks/edition-of';
import { mailPicture } from '../mail/mail-picture';
import type { Outbox } from '../mail/outbox';
import { orders } from '../orders/order.table';
import { users } from '../users/user.table';
import { offerTextOf } from './offer-mail-texts';
import { priceOffers } from './price-offer.table';

export async function tellGallery(tx: Database, outbox: Outbox, offerId: string): Promise<void> {
  const { offer, user, name } = await readMailed(tx, offerId);
  const { from, galleryEmail, publicUrl } = outbox.settings;
  await outbox.write(tx, {
    to: { name: from.name, address: galleryEmail },
    replyTo: user.email,
    content: {
      subject: `Offer for ${name}: ${formatNaira(offer.amount)}`,
      heading: 'An offer',
      paragraphs: [
        `${nameOf(user)} offers ${formatNaira(offer.amount)} for ${name}.`,
        ...quoted(offer.message),
      ],
      facts: [
        ['Email', user.email],
        ['Delivery address', offer.address],
      ],
      link: { label: 'Answer the offer', url: `${publicUrl}${adminOffersPath}` },
    },
  });
}

export async function tellCollector(tx: Database, outbox: Outbox, offerId: string): Promise<void> {
  const { offer, user, work, name, order } = await readMailed(tx, offerId);
  const { publicUrl } = outbox.settings;
  const text = offerTextOf({ offer, artwork: name, order });
  await outbox.write(tx, {
    to: { name: nameOf(user), address: user.email },
    content: {
      ...text,
      paragraphs: [...text.paragraphs, ...quoted(offer.reply)],
      picture: await mailPicture(tx, work.pictureHash, {
        alt: work.visual_description ?? name,
        title: name,
      }),
      link: order
        ? { label: 'Pay for your order', url: `${publicUrl}${ordersPath}?order=${order.id}` }
        : { label: 'See your offers', url: `${publicUrl}${offersPath}` },
    },
  });
}

async function readMailed(tx: Database, offerId: string) {
  const [mailed] = await tx
    .select({ offer: priceOffers, user: users, work: artworks, order: orders })
    .from(priceOffers)
    .innerJoin(users, eq(users.id, priceOffers.userId))
    .innerJoin(artworks, eq(artworks.id, priceOffers.artworkId))
    .leftJoin(orders, eq(orders.id, priceOffers.orderId))
    .where(eq(priceOffers.id, offerId));
  if (!mailed) throw new Error('The offer was deleted.');
  return Object.assign(mailed, { name: numberedName(mailed.work) });
}

function nameOf({ firstname, lastname }: typeof users.$inferSelect): string {
  return `${firstname} ${lastname}`;
}

function quoted(text: string): string[] {
  return text ? [`“${text}”`] : [];
}
