import { maxFoundOfGroup } from '@gallery/shared/contract/find/find';
import { desc, eq, sql } from 'drizzle-orm';
import { buyers } from '../../guests/buyers';
import { buyerIdOfOrders } from '../../orders/buyer/buyer';
import { orders } from '../../orders/order.table';
import { type CertificateRow, certificates } from '../../papers/certificates/certificate.table';
import { certificateNumber } from '../../papers/paper-number';
import { type FindGroup, groupOf, total } from '../group';

/** Finds certificates by their number, a part of it, or the place in the year: 'UG-2026-0142', 'ug 2026', '0142'. */
export const findCertificates: FindGroup = async (db, { typed }) => {
  const rows = await db
    .select({
      certificate: certificates,
      artwork: orders.artworkName,
      buyer: sql<string>`concat_ws(' ', ${buyers.firstname}, ${buyers.lastname})`,
      total,
    })
    .from(certificates)
    .innerJoin(orders, eq(orders.id, certificates.orderId))
    .innerJoin(buyers, eq(buyers.id, buyerIdOfOrders))
    .where(matchesNumber(typed))
    .orderBy(desc(certificates.issuedAt), certificates.id)
    .limit(maxFoundOfGroup);
  return groupOf('certificates', rows, ({ certificate, artwork, buyer }) => ({
    _id: certificate.id,
    opens: certificate.orderId,
    title: certificateNumber(certificate),
    note: `${artwork}, ${buyer}`,
    state: stateOf(certificate),
  }));
};

function matchesNumber(typed: string) {
  const text = typed.toLowerCase().replace(/[\s–-]/g, '');
  if (/^\d{4,8}$/.test(text)) return eq(certificates.number, Number(text));
  const [, begin] = /^ug(\d{0,12})$/.exec(text) ?? [];
  const digits = sql`${certificates.year}::text || lpad(${certificates.number}::text, greatest(4, length(${certificates.number}::text)), '0')`;
  return begin === undefined ? sql`false` : sql`starts_with(${digits}, ${begin})`;
}

function stateOf({ endedAt, replacedBy }: CertificateRow) {
  if (endedAt === null) return 'current';
  return replacedBy ? 'superseded' : 'withdrawn';
}
