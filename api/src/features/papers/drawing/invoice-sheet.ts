import { lotPartLabels } from '@gallery/shared/contract/delivery/price-parts';
import { isCollected } from '@gallery/shared/contract/orders/shipment/collected-order';
import { standardDays } from '@gallery/shared/contract/settings/settings';
import { countOf } from '@gallery/shared/domain/count-of';
import { formatDate } from '@gallery/shared/domain/time';
import type { BillTo, InvoiceFacts } from '../invoices/invoice-facts';
import { drawInvoiceTable } from './invoice-table';
import type { PaperPicture } from './paper-picture';
import { colors, contentWidth, drawLetterhead, margins, openSheet, type Sheet } from './sheet';

/** What `invoiceSheet` draws. `billTo` is `null` after the customer was forgotten; `issuedAt` is an ISO time. */
export type InvoicePaper = {
  kind: 'invoice' | 'credit note';
  number: string;
  issuedAt: string;
  billTo: BillTo | null;
  facts: InvoiceFacts;
};

const right = margins.left + contentWidth;
const factsLeft = margins.left + 216;
const foot = 760;

/** Draws an invoice or a credit note on one A4 page. Returns the PDF. */
export async function invoiceSheet(paper: InvoicePaper, picture: PaperPicture | null): Promise<Buffer> {
  const { kind, number, facts } = paper;
  const title = `${kind === 'invoice' ? 'Invoice' : 'Credit note'} ${number}`;
  const sheet = openSheet({ title: `${title} · ${facts.seller.name}`, author: facts.seller.company });
  drawLetterhead(sheet, facts.seller.name);
  drawSeller(sheet, facts);
  drawBillTo(sheet, paper);
  drawFacts(sheet, paper);
  sheet.add('H1', () =>
    sheet.write(title, margins.left, 286, { font: 'serif light', size: 34, lineGap: 0, height: 44 }),
  );
  const end = drawInvoiceTable(sheet, facts, picture);
  drawOutcome(sheet, paper, end + 28);
  drawFoot(sheet, facts);
  return sheet.finish();
}

function drawSeller({ add, write }: Sheet, { seller }: InvoiceFacts): void {
  const text = [seller.company, seller.address, seller.registration].filter(Boolean).join('\n');
  add('P', () =>
    write(text, factsLeft, margins.top + 1, {
      size: 9.6,
      color: colors.quiet,
      align: 'right',
      width: right - factsLeft,
      lineGap: 3.4,
    }),
  );
}

function drawBillTo({ add, write, sized }: Sheet, { billTo }: InvoicePaper): void {
  add('P', () => write('Bill to', margins.left, 163, { size: 8.8, color: colors.quiet }));
  const text = billTo ? `${billTo.name}\n${billTo.address}` : 'The customer’s details are erased.';
  const style = { width: 198, height: 104 };
  add('P', () => write(text, margins.left, 178, sized(text, style, [10.5, 9.6, 8.8, 8, 7.4, 7])));
}

function drawFacts({ add, write, sized }: Sheet, { kind, number, issuedAt, facts }: InvoicePaper): void {
  const { corrects, paidWith, reference } = facts;
  const rows: [string, string][] = [
    [kind === 'invoice' ? 'Invoice' : 'Credit note', number],
    ['Date', formatDate(issuedAt)],
    ...(corrects ? [['Corrects', `Invoice ${corrects}`] satisfies [string, string]] : []),
    [kind === 'invoice' ? 'Paid' : 'Refunded', formatDate(facts.paidAt)],
    ...(paidWith ? [['With', paidWith] satisfies [string, string]] : []),
    ['Order', String(facts.order)],
    ['Reference', reference ?? 'None'],
  ];
  rows.forEach(([label, value], at) => {
    const y = 163 + at * 16;
    add('P', () => {
      write(label, factsLeft, y, { size: 9.6, color: colors.quiet, width: 56 });
      const style = { width: right - factsLeft - 60, height: 13, tabular: true };
      write(value, factsLeft + 60, y, sized(value, style, [9.6, 8.8, 8, 7.4, 7]));
    });
  });
}

function drawOutcome({ add, write, sized, decorate, doc }: Sheet, paper: InvoicePaper, y: number): void {
  const { kind, facts } = paper;
  const [strong, rest] =
    kind === 'invoice'
      ? [`Paid in full on ${formatDate(facts.paidAt)}.`, 'No amount is due.']
      : [`Refunded on ${formatDate(facts.paidAt)}.`, 'We refund the way you paid.'];
  decorate(() => void doc.circle(margins.left + 5, y + 6.5, 4.8).fill(colors.ink));
  add('P', () => {
    write(strong, margins.left + 18, y, { font: 'sans strong', width: contentWidth - 18 });
    const width = doc.widthOfString(`${strong} `);
    write(rest, margins.left + 18 + width, y, { width: contentWidth - 18 - width });
  });
  const text = kind === 'invoice' ? termsOf(paper) : `Reason: ${facts.reason ?? ''}`;
  const style = { color: colors.quiet, width: 365, height: foot - y - 46 };
  add('P', () => write(text, margins.left, y + 40, sized(text, { ...style, lineGap: 4 }, [8.8, 8, 7.4, 7])));
}

function termsOf({ billTo, facts }: InvoicePaper): string {
  const isLot = facts.lines.some(({ label }) => label === lotPartLabels.hammer);
  const handover = isCollected({ address: billTo?.address })
    ? 'We keep the work insured until you collect it.'
    : 'We deliver to the address above and insure the work until it is in your hands.';
  const ownership = 'The work is yours from the day of payment; the artist keeps the right to reproduce it.';
  return [handover, isLot ? '' : returnsText(facts.returnDays ?? standardDays.return), ownership]
    .filter(Boolean)
    .join(' ');
}

function returnsText(days: number): string {
  return `You can return it within ${countOf(days, 'day')} of its arrival, undamaged and with its certificate; then we refund its price and the first delivery. Our page on returns says how.`;
}

function drawFoot({ add, write, rule }: Sheet, { seller }: InvoiceFacts): void {
  rule(foot);
  const style = { size: 8, color: colors.quiet };
  add('P', () =>
    write(`${seller.company}\nQuestions: ${seller.contact}`, margins.left, 778, { ...style, lineGap: 3 }),
  );
  add('P', () => write('Page 1 of 1', margins.left, 790, { ...style, align: 'right' }));
}
