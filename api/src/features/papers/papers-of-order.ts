import type { OrderPaper } from '@gallery/shared/contract/orders/order';
import { and, asc, eq, inArray } from 'drizzle-orm';
import type { Database } from '../../db/client';
import { type InvoiceRow, invoices } from './invoices/invoice.table';
import { invoiceNumber, parseInvoiceNumber } from './paper-number';

/** Lists the papers of orders, oldest first. */
export async function papersOf(
  db: Database,
  orderIds: string[],
): Promise<(OrderPaper & { orderId: string })[]> {
  const rows = await db
    .select()
    .from(invoices)
    .where(inArray(invoices.orderId, orderIds))
    .orderBy(asc(invoices.year), asc(invoices.number));
  return rows.map((row) => ({
    orderId: row.orderId,
    kind: row.kind,
    number: invoiceNumber(row),
    issued_at: row.issuedAt.toISOString(),
  }));
}

/** Finds an order's invoice or credit note by its printed number. */
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
