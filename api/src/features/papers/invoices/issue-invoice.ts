import { randomUUID } from 'node:crypto';
import { and, eq } from 'drizzle-orm';
import type { Database } from '../../../db/client';
import { invoiceNumber } from '../paper-number';
import { nextInSeries } from '../series';
import { type InvoiceRow, invoices } from './invoice.table';
import { type BillTo, creditLine, type InvoiceFacts } from './invoice-facts';

export type NewInvoice = {
  orderId: string;
  billTo: BillTo;
  facts: Omit<InvoiceFacts, 'corrects' | 'reason'>;
};

/** Issues the invoice of a locked order once. Must come last in its transaction: it locks the series until the commit. */
export async function issueInvoice(tx: Database, { orderId, billTo, facts }: NewInvoice): Promise<void> {
  if (await invoiceOf(tx, orderId)) return;
  await insertNext(tx, {
    kind: 'invoice',
    orderId,
    refundId: null,
    billTo,
    facts: { ...facts, corrects: null, reason: null },
    total: sumOf(facts.lines, 'amount'),
    vat: sumOf(facts.lines, 'vat'),
  });
}

/** `amount` is kobo; `at` is when the provider confirmed the refund. */
export type NewCreditNote = { orderId: string; refundId: string; amount: number; reason: string; at: Date };

/** Issues the credit note of a refund once, if its order has an invoice. Must come last in its transaction. */
export async function issueCreditNote(tx: Database, given: NewCreditNote): Promise<void> {
  const { orderId, refundId, amount, reason, at } = given;
  const invoice = await invoiceOf(tx, orderId);
  if (!invoice) return;
  const earlier = await tx
    .select()
    .from(invoices)
    .where(and(eq(invoices.orderId, orderId), eq(invoices.kind, 'credit note')));
  if (earlier.some((note) => note.refundId === refundId)) return;
  const before = earlier.reduce((sum, { total }) => sum + total, 0);
  const line = creditLine(invoice, { label: `Refund: ${invoice.facts.work.title}`, amount, before });
  await insertNext(tx, {
    kind: 'credit note',
    orderId,
    refundId,
    billTo: invoice.billTo,
    facts: {
      ...invoice.facts,
      lines: [line],
      paidAt: at.toISOString(),
      corrects: invoiceNumber(invoice),
      reason,
    },
    total: line.amount,
    vat: line.vat,
  });
}

async function invoiceOf(tx: Database, orderId: string): Promise<InvoiceRow | undefined> {
  const [invoice] = await tx
    .select()
    .from(invoices)
    .where(and(eq(invoices.orderId, orderId), eq(invoices.kind, 'invoice')));
  return invoice;
}

async function insertNext(tx: Database, values: Omit<InvoiceRow, 'id' | 'year' | 'number' | 'issuedAt'>) {
  await tx.insert(invoices).values({ ...values, ...(await nextInSeries(tx, 'invoices')), id: randomUUID() });
}

function sumOf(lines: InvoiceFacts['lines'], column: 'amount' | 'vat'): number {
  return lines.reduce((sum, line) => sum + line[column], 0);
}
