import { brand } from '@gallery/shared/brand';
import { fitted, type PaperPicture } from './paper-picture';
import { colors, contentWidth, drawLetterhead, margins, openSheet, type Sheet } from './sheet';

type CatalogueWork = { title: string; details: string; state: string; picture: string | null };

/** What `catalogueSheet` draws. */
export type CataloguePaper = {
  title: string;
  lead: string;
  note: string;
  works: CatalogueWork[];
};

const worksOnPage = 3;
const pictureBox = 206;
const workHeight = 222;
const firstTop = 108;

/** Draws the works of a viewing room: a page with the note, then three works a page. Returns the PDF. */
export async function catalogueSheet(
  { title, lead, note, works }: CataloguePaper,
  read: (picture: string | null) => Promise<PaperPicture | null>,
): Promise<Buffer> {
  const sheet = openSheet({ title: `${title} · ${brand.name}`, author: brand.company });
  const { add, write, doc } = sheet;
  drawLetterhead(sheet, brand.name);
  add('H1', () =>
    write(title, margins.left, 150, { font: 'serif light', size: 32, lineGap: 0, height: 116 }),
  );
  add('P', () => write(lead, margins.left, 280, { color: colors.quiet, height: 30 }));
  if (note) add('P', () => write(note, margins.left, 324, { font: 'serif', size: 12, height: 400 }));
  drawFoot(sheet);
  for (const [at, work] of works.entries()) {
    const row = at % worksOnPage;
    if (row === 0) {
      doc.addPage();
      drawLetterhead(sheet, brand.name);
      drawFoot(sheet);
    }
    drawWork(sheet, work, await read(work.picture), firstTop + row * workHeight);
  }
  return sheet.finish();
}

function drawWork(sheet: Sheet, work: CatalogueWork, picture: PaperPicture | null, top: number): void {
  const { add, addFigure, write, doc } = sheet;
  if (picture) {
    const size = fitted(picture, pictureBox);
    const draw = () => void doc.image(picture.jpeg, margins.left, top, size);
    addFigure(work.title, [margins.left, top, margins.left + size.width, top + size.height], draw);
  }
  const x = margins.left + pictureBox + 24;
  const width = contentWidth - pictureBox - 24;
  add('P', () => write(work.title, x, top, { font: 'serif', size: 18, width, height: 70 }));
  add('P', () => write(work.details, x, top + 76, { color: colors.quiet, width, height: 60 }));
  if (work.state)
    add('P', () =>
      write(work.state, x, top + 144, { font: 'sans strong', width, height: 30, tabular: true }),
    );
}

function drawFoot({ add, write, rule }: Sheet): void {
  rule(786);
  add('P', () =>
    write(`${brand.name}, ${brand.address} · ${brand.email} · ${brand.phone}`, margins.left, 796, {
      size: 9,
      color: colors.quiet,
      height: 12,
    }),
  );
}
