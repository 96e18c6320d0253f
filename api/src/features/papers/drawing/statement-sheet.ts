import { brand } from '@gallery/shared/brand';
import {
  type Cell,
  colors,
  contentWidth,
  drawLetterhead,
  margins,
  openSheet,
  type Sheet,
  type TextStyle,
} from './sheet';

export type StatementPaper = {
  artist: string;
  /** For example 'November 1 to November 30, 2026'. */
  period: string;
  lines: StatementPaperLine[];
  /** The balance and the sums, each with its label. The last one is what is due. */
  sums: [label: string, amount: string][];
  /** Says whether and when the gallery paid. */
  outcome: string;
  /** The gallery's. */
  address: string;
};

export type StatementPaperLine = { date: string; work: string; base: string; percent: string; share: string };

const columns = {
  date: { title: 'Date', left: 0, width: 62, align: 'left' },
  work: { title: 'Order and work', left: 66, width: 166, align: 'left' },
  base: { title: 'Price without VAT', left: 236, width: 86, align: 'right' },
  percent: { title: 'Split', left: 326, width: 48, align: 'right' },
  share: { title: 'Your share', left: 378, width: contentWidth - 378, align: 'right' },
} as const;
const names = ['date', 'work', 'base', 'percent', 'share'] as const;

const rowHeight = 19;
const firstTop = 232;
const laterTop = 110;
const lowest = 690;

/** Draws the statement of an artist on as many A4 pages as its lines need. Returns the PDF. */
export async function statementSheet(paper: StatementPaper): Promise<Buffer> {
  const title = `Statement of ${paper.artist}`;
  const sheet = openSheet({ title: `${title}, ${paper.period} · ${brand.name}`, author: brand.company });
  const { add, write } = sheet;
  drawLetterhead(sheet, brand.name);
  const heading = { font: 'serif light', size: 30, lineGap: 0, height: 74 } as const;
  add('H1', () => write(title, margins.left, 126, heading));
  add('P', () => write(paper.period, margins.left, 104, { color: colors.quiet }));
  drawFoot(sheet, paper.address);
  let y = firstTop;
  let rest = paper.lines;
  while (true) {
    const page = rest.slice(0, Math.floor((lowest - y) / rowHeight));
    rest = rest.slice(page.length);
    if (page.length > 0) y = drawLines(sheet, page, y);
    if (rest.length === 0) break;
    y = nextPage(sheet, paper.address);
  }
  if (y + (paper.sums.length + 4) * rowHeight > lowest + 60) y = nextPage(sheet, paper.address);
  drawSums(sheet, paper, y + 14);
  return sheet.finish();
}

function nextPage(sheet: Sheet, address: string): number {
  sheet.doc.addPage();
  drawLetterhead(sheet, brand.name);
  drawFoot(sheet, address);
  return laterTop;
}

/** Draws a table with its headings. Returns the lower end. */
function drawLines(sheet: Sheet, lines: StatementPaperLine[], top: number): number {
  const head: TextStyle = { font: 'sans strong', size: 8.8, color: colors.quiet };
  const titles = names.map((name) =>
    cell(sheet, name, { tag: 'TH', text: columns[name].title, y: top, style: head }),
  );
  const rows = lines.map((line, at) => {
    const y = top + rowHeight * (at + 1);
    return names.map((name) => cell(sheet, name, { tag: 'TD', text: line[name], y, style: { size: 9.2 } }));
  });
  sheet.addTable([titles.map((title) => ({ ...title, scope: 'Column' as const })), ...rows]);
  sheet.rule(top + rowHeight - 5, { color: colors.ink });
  return top + rowHeight * (lines.length + 1);
}

function cell(
  { write }: Sheet,
  name: (typeof names)[number],
  { tag, text, y, style }: { tag: Cell['tag']; text: string; y: number; style: TextStyle },
): Cell {
  const { left, width, align } = columns[name];
  const shape = { ...style, width, align, height: 13, tabular: align === 'right' };
  return { tag, draw: () => write(text, margins.left + left, y, shape) };
}

function drawSums(sheet: Sheet, { sums, outcome }: StatementPaper, top: number): void {
  const { add, addTable, rule, write } = sheet;
  rule(top - 8);
  const rows = sums.map(([label, amount], at): Cell[] => {
    const y = top + at * rowHeight;
    const style: TextStyle = at === sums.length - 1 ? { font: 'sans strong' } : {};
    const right: TextStyle = { ...style, align: 'right', tabular: true };
    return [
      { tag: 'TH', scope: 'Row', draw: () => write(label, margins.left, y, { ...style, width: 300 }) },
      {
        tag: 'TD',
        draw: () => write(amount, margins.left + 300, y, { ...right, width: contentWidth - 300 }),
      },
    ];
  });
  addTable(rows);
  const end = top + sums.length * rowHeight + 12;
  add('P', () => write(outcome, margins.left, end, { height: 28 }));
  const note =
    'Your share is the split of the price of the work without VAT. Delivery and premium are not part of it.';
  add('P', () => write(note, margins.left, end + 30, { size: 9, color: colors.quiet, height: 26 }));
}

function drawFoot({ add, write, rule }: Sheet, address: string): void {
  rule(778);
  const style = { size: 9, color: colors.quiet, height: 24 };
  add('P', () => write(`${brand.company}, ${address} · ${brand.email}`, margins.left, 788, style));
}
