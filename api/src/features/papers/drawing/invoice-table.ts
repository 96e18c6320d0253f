import { nairaSign } from '@gallery/shared/domain/money';
import type { InvoiceFacts, InvoiceLine } from '../invoices/invoice-facts';
import { fitted, type PaperPicture } from './paper-picture';
import { type Cell, colors, contentWidth, margins, type Sheet, type TextStyle } from './sheet';

const top = 350;
const pictureBox = 51;
/** The right edges of the columns of amounts. */
const columns = { net: contentWidth - 154, vat: contentWidth - 81, amount: contentWidth };
const labelWidth = columns.net - 80;

/** Draws the lines with net, VAT, and amount, and their total. Returns the lower end. */
export function drawInvoiceTable(sheet: Sheet, facts: InvoiceFacts, picture: PaperPicture | null): number {
  const { lines, vatPercent } = facts;
  const rows: Cell[][] = [];
  const head: TextStyle = { font: 'sans strong', size: 8.8, color: colors.quiet };
  const titles = { net: 'Net', vat: `VAT ${vatPercent}%`, amount: 'Amount' };
  const headings = [cell(sheet, 'TH', 'Description', top, head), ...amounts(sheet, 'TH', titles, top, head)];
  rows.push(headings.map((heading) => ({ ...heading, scope: 'Column' })));
  let y = top + 18;
  const rules = [y];
  lines.forEach((line, at) => {
    const isWork = at === 0;
    const height = isWork ? pictureBox + 22 : 33;
    const baseline = y + height - 21;
    rows.push([
      isWork
        ? workCell(sheet, line, facts, y + 11, picture)
        : cell(sheet, 'TD', line.label, baseline, { size: 9.2 }),
      ...amounts(sheet, 'TD', textsOf(line), baseline, { size: 9.2 }),
    ]);
    y += height;
    rules.push(y);
  });
  const strong: TextStyle = { font: 'sans strong', size: 9.2 };
  const total = cell(sheet, 'TH', 'Total in naira (₦)', y + 11, strong);
  rows.push([{ ...total, scope: 'Row' }, ...amounts(sheet, 'TD', textsOf(totalOf(lines)), y + 11, strong)]);
  sheet.addTable(rows);
  for (const at of rules) sheet.rule(at, { color: at === rules[0] ? colors.ink : colors.line });
  if (picture) drawPicture(sheet, picture, top + 18 + 11);
  return y + 33;
}

function drawPicture({ doc, decorate }: Sheet, picture: PaperPicture, y: number): void {
  // The words beside it name the work, so the small picture is a decoration.
  decorate(() => void doc.image(picture.jpeg, margins.left, y, fitted(picture, pictureBox)));
}

function workCell(
  { write }: Sheet,
  { label }: InvoiceLine,
  { work }: InvoiceFacts,
  y: number,
  picture: PaperPicture | null,
) {
  const x = margins.left + (picture ? pictureBox + 11 : 0);
  const width = margins.left + labelWidth - x;
  const isTitle = label.endsWith(work.title);
  return {
    tag: 'TD' as const,
    draw() {
      write(isTitle ? label : work.title, x, y - 2, { font: 'serif', size: 12, width, height: 15 });
      write(isTitle ? work.details : `${work.details}\n${label}`, x, y + 15, {
        size: 8.6,
        color: colors.quiet,
        width,
        height: 38,
        lineGap: 2.5,
      });
    },
  };
}

function cell({ write }: Sheet, tag: 'TH' | 'TD', text: string, y: number, style: TextStyle) {
  return { tag, draw: () => write(text, margins.left, y, { width: labelWidth, height: 13, ...style }) };
}

function amounts(
  { write }: Sheet,
  tag: 'TH' | 'TD',
  texts: Record<keyof typeof columns, string>,
  y: number,
  style: TextStyle,
) {
  return (['net', 'vat', 'amount'] as const).map((column) => ({
    tag,
    draw() {
      const width = 90;
      const x = margins.left + columns[column] - width;
      write(texts[column], x, y, { ...style, width, align: 'right', tabular: true });
    },
  }));
}

function textsOf({ net, vat, amount }: Omit<InvoiceLine, 'label'>) {
  return { net: koboText(net), vat: koboText(vat), amount: koboText(amount) };
}

function totalOf(lines: InvoiceLine[]) {
  const sum = (column: 'net' | 'vat' | 'amount') => lines.reduce((all, line) => all + line[column], 0);
  return { net: sum('net'), vat: sum('vat'), amount: sum('amount') };
}

/** Formats kobo with both decimals: '#1,720,930.23'. */
function koboText(kobo: number): string {
  const [naira = '0', decimals = '00'] = (kobo / 100).toFixed(2).split('.');
  return `${nairaSign}${naira.replace(/\B(?=(\d{3})+$)/g, ',')}.${decimals}`;
}
