import { vatPercent } from '@gallery/shared/auction/premium';
import { brand } from '@gallery/shared/brand';
import { and, desc, eq, inArray, isNotNull, notExists, or } from 'drizzle-orm';
import type { Database } from '../../../db/client';
import { artists } from '../../artists/artist.table';
import { artworks } from '../../artworks/artwork.table';
import { editionOf, withoutNumber } from '../../artworks/edition-of';
import { readPublicProvenance } from '../../artworks/parts/read-entries';
import { buyerFields, buyers } from '../../guests/buyers';
import { certificates } from '../../papers/certificates/certificate.table';
import { certificateFacts } from '../../papers/certificates/certificate-facts';
import { issueCertificate } from '../../papers/certificates/issue-certificate';
import { invoices } from '../../papers/invoices/invoice.table';
import { invoiceLinesOf } from '../../papers/invoices/invoice-facts';
import { issueCreditNote, issueInvoice } from '../../papers/invoices/issue-invoice';
import { workDetails } from '../../papers/work-details';
import { partialRefunds } from '../../payments/partial-refunds/partial-refund.table';
import { payments } from '../../payments/payment.table';
import { readGalleryFacts } from '../../settings/gallery-facts';
import { buyerIdOf } from '../buyer/buyer';
import { type OrderRow, orders } from '../order.table';
import type { OrderContext } from '../order-context';
import { orderPartsOf } from '../reading/order-parts';
import { lockOrder } from '../status/move-order';

type PaperContext = Pick<OrderContext, 'signer' | 'registration'>;

/** Issues the papers of a locked, paid order once. Must come last in its transaction. */
export async function issueOrderPapers(
  tx: Database,
  { signer, registration }: PaperContext,
  order: OrderRow,
): Promise<void> {
  const [around] = await tx
    .select({ buyer: buyerFields, work: artworks, artist: artists })
    .from(buyers)
    .innerJoin(artworks, eq(artworks.id, order.artworkId))
    .leftJoin(artists, eq(artists.id, artworks.artistId))
    .where(eq(buyers.id, buyerIdOf(order)));
  if (!around) throw new Error('The order has no buyer.');
  const { buyer, work } = around;
  const artist = around.artist ? `${around.artist.firstname} ${around.artist.lastname}` : '';
  const payment = await paymentOf(tx, order.id);
  await issueInvoice(tx, {
    orderId: order.id,
    billTo: { name: `${buyer.title} ${buyer.firstname} ${buyer.lastname}`.trim(), address: order.address },
    facts: {
      seller: { ...(await sellerOf(tx)), registration },
      order: order.number,
      reference: payment?.reference ?? null,
      paidWith: payment?.paidWith ?? null,
      paidAt: (payment?.capturedAt ?? order.createdAt).toISOString(),
      work: {
        title: order.artworkName,
        details: workDetails({ ...work, artist }),
        picture: order.pictureHash,
      },
      vatPercent,
      returnDays: order.returnDays,
      lines: invoiceLinesOf(orderPartsOf(order)),
    },
  });
  if (!signer) return;
  await issueCertificate(tx, signer, {
    artworkId: work.id,
    orderId: order.id,
    facts: certificateFacts({
      ...work,
      title: withoutNumber(order.artworkName, work),
      artist: artist || 'Unknown artist',
      edition: editionOf(work),
      provenance: await readPublicProvenance(tx, work.id),
    }),
    pictureHash: order.pictureHash,
  });
}

/** Issues papers and credit notes that a process of the previous release did not: the oldest 50 a minute. */
export async function issueMissingPapers(context: PaperContext & Pick<OrderContext, 'db'>): Promise<void> {
  const { db, signer } = context;
  const itsInvoice = db
    .select()
    .from(invoices)
    .where(and(eq(invoices.orderId, orders.id), eq(invoices.kind, 'invoice')));
  const itsCertificate = db.select().from(certificates).where(eq(certificates.orderId, orders.id));
  const isMissing = signer ? or(notExists(itsInvoice), notExists(itsCertificate)) : notExists(itsInvoice);
  const paid = await db
    .select({ id: orders.id })
    .from(orders)
    .where(and(inArray(orders.status, ['Paid', 'Shipped', 'Delivered']), isMissing))
    .orderBy(orders.createdAt)
    .limit(50);
  for (const { id } of paid)
    await db.transaction(async (tx) => issueOrderPapers(tx, context, await lockOrder(tx, id)));
  const itsNote = db.select().from(invoices).where(eq(invoices.refundId, partialRefunds.id));
  const refunded = await db
    .select({ orderId: payments.orderId, refund: partialRefunds })
    .from(partialRefunds)
    .innerJoin(payments, eq(payments.reference, partialRefunds.reference))
    .innerJoin(invoices, and(eq(invoices.orderId, payments.orderId), eq(invoices.kind, 'invoice')))
    .where(and(eq(partialRefunds.state, 'done'), notExists(itsNote)))
    .orderBy(partialRefunds.doneAt)
    .limit(50);
  for (const { orderId, refund } of refunded) {
    const { id: refundId, amount, reason, doneAt } = refund;
    await db.transaction(async (tx) => {
      await lockOrder(tx, orderId);
      await issueCreditNote(tx, { orderId, refundId, amount, reason, at: doneAt ?? new Date() });
    });
  }
}

async function paymentOf(tx: Database, orderId: string) {
  const [payment] = await tx
    .select()
    .from(payments)
    .where(and(eq(payments.orderId, orderId), isNotNull(payments.capturedAt)))
    .orderBy(desc(payments.capturedAt))
    .limit(1);
  return payment;
}

async function sellerOf(tx: Database) {
  const { name, company, email } = brand;
  const { address, phone } = await readGalleryFacts(tx);
  return { name, company, address, contact: `${email}, ${phone}` };
}
