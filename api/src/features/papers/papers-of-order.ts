import type { OrderPaper } from '@gallery/shared/contract/orders/order';
import { and, asc, eq, inArray } from 'drizzle-orm';
import type { Database } from '../../db/client';
import { certificates } from './certificates/certificate.table';
import { type InvoiceRow, invoices } from './invoices/invoice.table';
import { certificateNumber, invoiceNumber, parseInvoiceNumber } from './paper-number';

/** Lists the papers of orders: invoices and credit notes in the order of their numbers, then certificates. */
export async function papersOf(
  db: Database,
  orderIds: string[],
): Promise<(OrderPaper & { orderId: string })[]> {
  const rows = await db
    .select()
    .from(invoices)
    .where(inArray(invoices.orderId, orderIds))
    .orderBy(asc(invoices.year), asc(invoices.number));
  const certified = await db.select().from(certificates).where(inArray(certificates.orderId, orderIds));
  const certificateRows = certified.map((row) => ({
    orderId: row.orderId,
    kind: 'certificate' as const,
    number: certificateNumber(row),
    issued_at: row.issuedAt.toISOString(),
    is_current: row.endedAt === null,
  }));
  const invoiceRows = rows.map((row) => ({
    orderId: row.orderId,
    kind: row.kind,
    number: invoiceNumber(row),
    issued_at: row.issuedAt.toISOString(),
  }));
  return [...invoiceRows, ...certificateRows];
}

export async function findInvoice(
  db: Database,
  orderId: string,
  printed: string,
): Promise<InvoiceRow | undefined> {
  const at = parseInvoiceNumber(printed);
  if (!at) return undefined;
  const [row] = await db
    .select()
    .from(invoices)
    .where(and(eq(invoices.orderId, orderId), eq(invoices.year, at.year), eq(invoices.number, at.number)));
  return row;
}
