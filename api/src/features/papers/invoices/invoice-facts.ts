import { vatPercent } from '@gallery/shared/auction/premium';
import { lotPartLabels } from '@gallery/shared/contract/delivery/price-parts';

/** The customer as on the day of the invoice. */
export type BillTo = { name: string; address: string };

/** In kobo. `net` and `vat` add up to `amount`. */
export type InvoiceLine = { label: string; net: number; vat: number; amount: number };

/** Everything that an invoice prints, as on its day. Later changes of the work, the order, or the gallery do not reach it. */
export type InvoiceFacts = {
  seller: { name: string; company: string; address: string; registration: string; contact: string };
  order: number;
  reference: string | null;
  paidWith: string | null;
  /** An ISO time: of the payment, or of the refund. */
  paidAt: string;
  /** `details` is artist, year, materials, and size. `picture` is the hash of its file. */
  work: { title: string; details: string; picture: string | null };
  vatPercent: number;
  /** Invoices before the setting lack it. */
  returnDays?: number;
  lines: InvoiceLine[];
  /** The number of the invoice that a credit note corrects, and why. */
  corrects: string | null;
  reason: string | null;
};

export type Part = { label: string; amount: number };

/**
 * Splits an order's price into net and VAT. A gallery price and its delivery include VAT. At auction, VAT is due on the premium
 * alone and is a part of its own, which joins the premium's line. Takes whole naira.
 */
export function invoiceLinesOf(parts: Part[]): InvoiceLine[] {
  const vat = parts.find(({ label }) => label === lotPartLabels.vat);
  if (!vat) return parts.map(lineWithVat);
  return parts.filter((part) => part !== vat).map((part) => auctionLine(part, vat.amount));
}

/** Splits a refund. The VAT of all refunds of an invoice adds up to the invoice's. Takes kobo; `before` is refunded already. */
export function creditLine(
  invoice: { total: number; vat: number },
  { label, amount, before }: { label: string; amount: number; before: number },
): InvoiceLine {
  const vatOf = (refunded: number) => Math.round((refunded / invoice.total) * invoice.vat);
  const vat = vatOf(before + amount) - vatOf(before);
  return { label, amount, vat, net: amount - vat };
}

function lineWithVat({ label, amount }: Part): InvoiceLine {
  const kobo = amount * 100;
  const vat = Math.round((kobo * vatPercent) / (100 + vatPercent));
  return { label, amount: kobo, vat, net: kobo - vat };
}

function auctionLine({ label, amount }: Part, vatOnPremium: number): InvoiceLine {
  const vat = label === lotPartLabels.premium ? vatOnPremium * 100 : 0;
  return { label, net: amount * 100, vat, amount: amount * 100 + vat };
}
