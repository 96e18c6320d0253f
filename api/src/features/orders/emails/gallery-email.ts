import { formatNaira } from '@gallery/shared/domain/money';
import { adminOrdersPath } from '@gallery/shared/paths/admin-paths';
import { eq } from 'drizzle-orm';
import type { Database } from '../../../db/client';
import { buyerFields, buyers } from '../../guests/buyers';
import { mailPicture } from '../../mail/mail-picture';
import type { Outbox } from '../../mail/outbox';
import { readSaved } from '../../settings/settings';
import { buyerIdOf } from '../buyer/buyer';
import type { OrderRow } from '../order.table';

/** Tells the gallery that an order is paid, unless the settings say no. An answer to the mail reaches the buyer. */
export async function tellGalleryOfPaid(tx: Database, outbox: Outbox, order: OrderRow): Promise<void> {
  const { from, publicUrl } = outbox.settings;
  const to = await addressOfMails(tx, outbox);
  if (to === null) return;
  const [found] = await tx
    .select({ buyer: buyerFields })
    .from(buyers)
    .where(eq(buyers.id, buyerIdOf(order)));
  if (!found) return;
  const { email, firstname, lastname, mobile } = found.buyer;
  const { artworkName, pictureHash, number, price, deliverTo, address } = order;
  await outbox.write(tx, {
    to: { name: from.name, address: to },
    replyTo: email,
    content: {
      subject: `Paid: ${artworkName} · order ${number}`,
      heading: `Order ${number} is paid`,
      picture: await mailPicture(tx, pictureHash, { alt: artworkName, title: artworkName }),
      paragraphs: [`${firstname} ${lastname} paid ${formatNaira(price)} for ${artworkName}.`],
      facts: [
        ['Email', email],
        ['Phone', deliverTo?.phone || mobile || 'Not known'],
        ['Delivery', address],
      ],
      link: { label: 'Open the order', url: `${publicUrl}${adminOrdersPath}?order=${order.id}` },
    },
  });
}

/** `null` while the owner, or the environment, turns these mails off. */
async function addressOfMails(tx: Database, { settings }: Outbox): Promise<string | null> {
  const saved = await readSaved(tx);
  if (saved) return saved.orderMails ? saved.orderMailsTo : null;
  return settings.mailsPaidOrders ? settings.galleryEmail : null;
}
