import { koboText } from '@gallery/shared/domain/money';
import type { InvoiceFacts, InvoiceLine } from '../invoices/invoice-facts';
import { fitted, type PaperPicture } from './paper-picture';
import { type Cell, colors, contentWidth, margins, type Sheet, type TextStyle } from './sheet';

const top = 350;
const pictureBox = 51;
const gap = 12;
const lineHeight = 13;
const strong: TextStyle = { font: 'sans strong', size: 9.2 };

/** The right edge and the width of each column of amounts. */
type Columns = Record<'net' | 'vat' | 'amount', { right: number; width: number }>;

/** Draws the lines with net, VAT, and amount, and their total. Returns the lower end. */
export function drawInvoiceTable(sheet: Sheet, facts: InvoiceFacts, picture: PaperPicture | null): number {
  const { lines, vatPercent } = facts;
  const columns = columnsOf(sheet, lines);
  const labelWidth = columns.net.right - columns.net.width - gap;
  const rows: Cell[][] = [];
  const head: TextStyle = { font: 'sans strong', size: 8.8, color: colors.quiet };
  const titles = { net: 'Net', vat: `VAT ${vatPercent}%`, amount: 'Amount' };
  const label = (tag: Cell['tag'], text: string, y: number, style: TextStyle) => ({
    tag,
    draw: () => sheet.write(text, margins.left, y, { width: labelWidth, height: lineHeight, ...style }),
  });
  const amounts = (tag: Cell['tag'], texts: Record<keyof Columns, string>, y: number, style: TextStyle) =>
    amountCells(sheet, { tag, columns, texts, y, style });
  const headings = [label('TH', 'Description', top, head), ...amounts('TH', titles, top, head)];
  rows.push(headings.map((heading) => ({ ...heading, scope: 'Column' })));
  let y = top + 18;
  const rules = [y];
  lines.forEach((line, at) => {
    const work = at === 0 ? workCell(sheet, { line, facts, picture, labelWidth, y: y + 11 }) : undefined;
    const height = (work?.height ?? lineHeight - 2) + 22;
    const baseline = y + height - 21;
    rows.push([
      work ?? label('TD', line.label, baseline, { size: 9.2 }),
      ...amounts('TD', textsOf(line), baseline, { size: 9.2 }),
    ]);
    y += height;
    rules.push(y);
  });
  const total = label('TH', 'Total in naira (₦)', y + 11, strong);
  rows.push([{ ...total, scope: 'Row' }, ...amounts('TD', textsOf(totalOf(lines)), y + 11, strong)]);
  sheet.addTable(rows);
  for (const at of rules) sheet.rule(at, { color: at === rules[0] ? colors.ink : colors.line });
  if (picture) drawPicture(sheet, picture, top + 18 + 11);
  return y + 33;
}

/** A column is as wide as its widest amount, so that amounts of any length stay apart. */
function columnsOf({ doc }: Sheet, lines: InvoiceLine[]): Columns {
  const texts = [...lines, totalOf(lines)].map(textsOf);
  const widest = (column: keyof Columns, least: number) => {
    doc.font('sans strong').fontSize(9.2);
    const widths = texts.map((text) => doc.widthOfString(text[column], { features: ['tnum'] }));
    return Math.ceil(Math.max(least, ...widths)) + 1;
  };
  const [net, vat, amount] = [widest('net', 60), widest('vat', 60), widest('amount', 68)];
  const vatRight = contentWidth - amount - gap;
  return {
    net: { right: vatRight - vat - gap, width: net },
    vat: { right: vatRight, width: vat },
    amount: { right: contentWidth, width: amount },
  };
}

function drawPicture({ doc, decorate }: Sheet, picture: PaperPicture, y: number): void {
  // The words beside it name the work, so the small picture is a decoration.
  decorate(() => void doc.image(picture.jpeg, margins.left, y, fitted(picture, pictureBox)));
}

type WorkCell = {
  line: InvoiceLine;
  facts: InvoiceFacts;
  picture: PaperPicture | null;
  labelWidth: number;
  y: number;
};

/** Long texts take the whole width above the amounts, which then have a line of their own. */
function workCell(
  { write, heightOf }: Sheet,
  { line: { label }, facts: { work }, picture, labelWidth, y }: WorkCell,
): Cell & { height: number } {
  const indent = picture ? pictureBox + 11 : 0;
  const isTitle = label.endsWith(work.title);
  const title = isTitle ? label : work.title;
  const details = isTitle ? work.details : `${work.details}\n${label}`;
  const stylesAt = (width: number) => {
    const name: TextStyle = { font: 'serif', size: 12, width };
    const rest: TextStyle = { size: 8.6, color: colors.quiet, width, lineGap: 2.5 };
    const detailsTop = heightOf(title, name) + 2;
    return { name, rest, detailsTop, height: detailsTop + heightOf(details, rest) };
  };
  const narrow = stylesAt(labelWidth - indent);
  const isNarrow = narrow.height <= pictureBox + 6;
  const { name, rest, detailsTop, height } = isNarrow ? narrow : stylesAt(contentWidth - indent);
  return {
    tag: 'TD',
    height: Math.max(pictureBox, isNarrow ? height : height + lineHeight + 6),
    draw() {
      write(title, margins.left + indent, y - 2, name);
      write(details, margins.left + indent, y - 2 + detailsTop, rest);
    },
  };
}

type AmountCells = {
  tag: Cell['tag'];
  columns: Columns;
  texts: Record<keyof Columns, string>;
  y: number;
  style: TextStyle;
};

function amountCells({ write }: Sheet, { tag, columns, texts, y, style }: AmountCells): Cell[] {
  return (['net', 'vat', 'amount'] as const).map((column) => ({
    tag,
    draw() {
      const { right, width } = columns[column];
      const x = margins.left + right - width;
      write(texts[column], x, y, { ...style, width, align: 'right', tabular: true });
    },
  }));
}

function textsOf({ net, vat, amount }: Omit<InvoiceLine, 'label'>) {
  return { net: koboText(net), vat: koboText(vat), amount: koboText(amount) };
}

function totalOf(lines: InvoiceLine[]) {
  const sum = (column: keyof Columns) => lines.reduce((all, line) => all + line[column], 0);
  return { net: sum('net'), vat: sum('vat'), amount: sum('amount') };
}
