import { brand } from '@gallery/shared/brand';
import type { GalleryFacts } from '@gallery/shared/contract/settings/settings.schema';
import { fitted, type PaperPicture } from './paper-picture';
import {
  colors,
  contentWidth,
  drawLetterhead,
  margins,
  openSheet,
  type Sheet,
  type TextStyle,
} from './sheet';

type CatalogueWork = {
  title: string;
  details: string;
  /** What the curator says about the work, or ''. */
  note: string;
  state: string;
  picture: string | null;
};

export type CataloguePaper = {
  title: string;
  lead: string;
  note: string;
  works: CatalogueWork[];
  gallery: Pick<GalleryFacts, 'address' | 'phone'>;
};

const worksOnPage = 3;
const pictureBox = 206;
const workHeight = 222;
const firstTop = 108;

/** Draws the works of a viewing room: a page with the note, then three works a page. Returns the PDF. */
export async function catalogueSheet(
  { title, lead, note, works, gallery }: CataloguePaper,
  read: (picture: string | null) => Promise<PaperPicture | null>,
): Promise<Buffer> {
  const [heading, opening] = [printable(title), printable(note)];
  const sheet = openSheet({ title: `${title} · ${brand.name}`, author: brand.company });
  const { add, doc } = sheet;
  drawLetterhead(sheet, brand.name);
  add('H1', () => writeCut(sheet, heading, 150, { font: 'serif light', size: 32, lineGap: 0, height: 116 }));
  add('P', () => writeCut(sheet, printable(lead), 280, { color: colors.quiet, height: 30 }));
  if (opening) add('P', () => writeCut(sheet, opening, 324, { font: 'serif', size: 12, height: 400 }));
  drawFoot(sheet, gallery);
  for (const [at, work] of works.entries()) {
    const row = at % worksOnPage;
    if (row === 0) {
      doc.addPage();
      drawLetterhead(sheet, brand.name);
      drawFoot(sheet, gallery);
    }
    drawWork(sheet, work, await read(work.picture), firstTop + row * workHeight);
  }
  return sheet.finish();
}

function drawWork(sheet: Sheet, work: CatalogueWork, picture: PaperPicture | null, top: number): void {
  const { add, addFigure, doc } = sheet;
  if (picture) {
    const size = fitted(picture, pictureBox);
    const draw = () => void doc.image(picture.jpeg, margins.left, top, size);
    addFigure(work.title, [margins.left, top, margins.left + size.width, top + size.height], draw);
  }
  const x = margins.left + pictureBox + 24;
  const width = contentWidth - pictureBox - 24;
  const texts: { text: string; gap: number; style: LowStyle }[] = [
    { text: work.title, gap: 0, style: { font: 'serif', size: 18, width, height: 70 } },
    { text: work.details, gap: 6, style: { color: colors.quiet, width, height: 60 } },
    { text: work.note, gap: 8, style: { width, height: 64 } },
    { text: work.state, gap: 8, style: { font: 'sans strong', width, height: 30, tabular: true } },
  ];
  let y = top;
  for (const { text: written, gap, style } of texts) {
    const text = printable(written);
    if (!text) continue;
    const from = y + gap;
    add('P', () => writeCut(sheet, text, from, style, x));
    y = from + heightOf(sheet, text, style);
  }
}

/** Removes what the fonts of the papers lack, and the library draws as wide boxes: emojis and invisible marks. */
function printable(text: string): string {
  return text.replace(unprintable, '').trim();
}

const unprintable =
  /\p{Extended_Pictographic}\uFE0F|\p{Emoji_Presentation}|\p{Emoji_Modifier}|\uFE0F|\p{Cf}/gu;

type LowStyle = TextStyle & { height: number };

function writeCut(sheet: Sheet, text: string, y: number, style: LowStyle, x = margins.left): void {
  const { height: _height, ...open } = style;
  sheet.write(cut(sheet, text, style), x, y, open);
}

function heightOf(sheet: Sheet, text: string, style: LowStyle): number {
  return sheet.heightOf(cut(sheet, text, style), style);
}

/** Ends a text that is too high with an ellipsis. The library's own way misses a text of many lines. */
function cut({ doc }: Sheet, text: string, style: LowStyle): string {
  const { font = 'sans', size = 10.5, width = contentWidth, height, lineGap = size * 0.25 } = style;
  doc.font(font).fontSize(size);
  const fits = (one: string) => doc.heightOfString(one, { width, lineGap }) - lineGap <= height;
  if (fits(text)) return text;
  const letters = Array.from(text);
  const upTo = (end: number) => `${letters.slice(0, end).join('').trimEnd()}…`;
  let [fitting, tooMany] = [0, letters.length];
  while (tooMany - fitting > 1) {
    const middle = Math.floor((fitting + tooMany) / 2);
    if (fits(upTo(middle))) fitting = middle;
    else tooMany = middle;
  }
  return upTo(fitting);
}

function drawFoot({ add, write, rule }: Sheet, { address, phone }: CataloguePaper['gallery']): void {
  rule(786);
  add('P', () =>
    write(`${brand.name}, ${address} · ${brand.email} · ${phone}`, margins.left, 796, {
      size: 9,
      color: colors.quiet,
      height: 24,
    }),
  );
}
