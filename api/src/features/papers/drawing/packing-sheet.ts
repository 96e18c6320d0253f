import { brand } from '@gallery/shared/brand';
import { fitted, type PaperPicture } from './paper-picture';
import { colors, contentWidth, drawLetterhead, margins, openSheet, type Sheet } from './sheet';

export type PackingPaper = {
  order: number;
  sender: string;
  work: { title: string; details: string; picture: string | null };
  rows: [label: string, value: string][];
  handling: string[];
};

const pictureBox = 108;
const factsTop = 288;

/** Draws a packing list on one A4 page. Returns the PDF. */
export async function packingSheet(paper: PackingPaper, picture: PaperPicture | null): Promise<Buffer> {
  const title = `Packing list, order ${paper.order}`;
  const sheet = openSheet({ title: `${title} · ${brand.name}`, author: brand.company });
  drawLetterhead(sheet, brand.name);
  sheet.add('H1', () =>
    sheet.write(title, margins.left, 100, { font: 'serif light', size: 30, lineGap: 0, height: 40 }),
  );
  drawWork(sheet, paper, picture);
  const end = drawRows(sheet, paper.rows);
  drawHandling(sheet, paper.handling, end + 24);
  drawFoot(sheet, paper);
  return sheet.finish();
}

function drawWork(sheet: Sheet, { work }: PackingPaper, picture: PaperPicture | null): void {
  const { add, addFigure, write, doc } = sheet;
  const top = 156;
  if (picture) {
    const size = fitted(picture, pictureBox);
    const draw = () => void doc.image(picture.jpeg, margins.left, top, size);
    addFigure(work.title, [margins.left, top, margins.left + size.width, top + size.height], draw);
  }
  const x = margins.left + (picture ? pictureBox + 18 : 0);
  const width = margins.left + contentWidth - x;
  add('P', () => write(work.title, x, top, { font: 'serif', size: 18, width, height: 46 }));
  add('P', () => write(work.details, x, top + 52, { color: colors.quiet, width, height: 44 }));
}

/** Returns the lower end. A long value gets two lines. */
function drawRows({ add, write, rule }: Sheet, rows: PackingPaper['rows']): number {
  let y = factsTop;
  rule(y - 10);
  for (const [label, value] of rows) {
    const height = value.length > 70 || value.includes('\n') ? 30 : 15;
    const top = y;
    add('P', () => {
      write(label, margins.left, top, { color: colors.quiet, width: 90 });
      write(value, margins.left + 100, top, { width: contentWidth - 100, height });
    });
    y += height + 5;
  }
  return y;
}

function drawHandling({ add, write, decorate, doc }: Sheet, handling: string[], top: number): void {
  add('P', () => write('Handling', margins.left, top, { font: 'sans strong' }));
  handling.forEach((note, at) => {
    const y = top + 22 + at * 19;
    decorate(() => void doc.rect(margins.left, y, 9, 9).lineWidth(0.75).strokeColor(colors.ink).stroke());
    add('P', () => write(note, margins.left + 18, y - 1, { width: contentWidth - 18, height: 15 }));
  });
}

function drawFoot({ add, write, rule }: Sheet, { sender }: PackingPaper): void {
  rule(732);
  const style = { size: 9, color: colors.quiet, lineGap: 3 };
  add('P', () => write(sender, margins.left, 746, { ...style, width: 260 }));
  add('P', () =>
    write('Packed by\n\nDate', margins.left + 280, 746, { ...style, width: contentWidth - 280 }),
  );
}
