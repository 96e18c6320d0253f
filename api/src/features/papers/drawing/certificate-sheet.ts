import { brand } from '@gallery/shared/brand';
import type { Certificate } from '@gallery/shared/contract/catalogue/certificates/certificate';
import { formatDate } from '@gallery/shared/domain/time';
import { certificatePath } from '@gallery/shared/paths/gallery-paths';
import QRCode from 'qrcode';
import { fitted, type PaperPicture } from './paper-picture';
import { colors, contentWidth, drawLetterhead, margins, openSheet, type Sheet } from './sheet';

/** What `certificateSheet` draws. `publicUrl` has no trailing slash. */
export type CertificatePaper = {
  facts: Certificate;
  picture: string | null;
  publicUrl: string;
  /** The gallery's. */
  address: string;
};

type Place = Parameters<Sheet['addFigure']>[1];

const pictureBox = 193;
const wordsLeft = margins.left + pictureBox + 26;
const wordsWidth = contentWidth - pictureBox - 26;

/** Draws a certificate of authenticity on one A4 page. Returns the PDF. */
export async function certificateSheet(
  { facts, publicUrl, address }: CertificatePaper,
  picture: PaperPicture | null,
): Promise<Buffer> {
  const { number } = facts;
  const title = `Certificate of authenticity ${number} · ${brand.name}`;
  const sheet = openSheet({ title, author: brand.company });
  drawLetterhead(sheet, brand.name);
  const quiet = { size: 9.6, color: colors.quiet };
  sheet.add('P', () => sheet.write(number, margins.left, margins.top + 4, { ...quiet, align: 'right' }));
  sheet.add('H1', () =>
    sheet.write('Certificate of authenticity', margins.left, 130, {
      font: 'serif light',
      size: 42,
      width: 300,
      lineGap: -8,
    }),
  );
  drawLine(sheet);
  drawWork(sheet, facts, picture);
  const style = { size: 11.2, width: 412, lineGap: 4.4, height: 90 };
  sheet.add('P', () => sheet.write(confirmation(facts), margins.left, 520, style));
  drawSignatures(sheet, facts);
  drawCheck(sheet, facts, { publicUrl, address });
  return sheet.finish();
}

function drawLine({ doc, decorate }: Sheet): void {
  decorate(() => {
    doc.save().translate(margins.left, 228).scale(1.75, 1.1);
    doc.path(underlinePath).fill(colors.ufie);
    doc.restore();
  });
}

function drawWork(sheet: Sheet, { title, artist, facts }: Certificate, picture: PaperPicture | null): void {
  const { add, addFigure, write, doc } = sheet;
  const top = 288;
  if (picture) {
    const size = fitted(picture, pictureBox);
    const [bottom, right] = [top + pictureBox, margins.left + size.width];
    const place: Place = [margins.left, bottom - size.height, right, bottom];
    addFigure(`${title} by ${artist}`, place, () => void doc.image(picture.jpeg, place[0], place[1], size));
  }
  const name = sheet.sized(
    title,
    { font: 'serif' as const, width: wordsWidth, height: 70 },
    [18, 15, 13, 11, 9.6],
  );
  const maker = { size: 12, width: wordsWidth, lineGap: 3 };
  const nameHeight = sheet.heightOf(title, name) + 2;
  const above = nameHeight + sheet.heightOf(artist, maker) + 15;
  const { rows, size } = rowsOf(sheet, facts, wordsBottom - wordsTop - above);
  const length = rows.reduce((sum, { height }) => sum + height, 0);
  const start = Math.max(top + pictureBox - length - above, wordsTop);
  add('P', () => write(title, wordsLeft, start, name));
  add('P', () => write(artist, wordsLeft, start + nameHeight, maker));
  let y = start + above;
  for (const { name: factName, value, height } of rows) {
    const at = y;
    add('P', () => {
      write(factName, wordsLeft, at, { size, color: colors.quiet, width: 76 });
      write(value, wordsLeft + 80, at, { size, width: valueWidth, height: height - rowGap });
    });
    y += height;
  }
}

/** The place of the words beside the picture, in points from the top. */
const wordsTop = 240;
const wordsBottom = 512;
const valueWidth = wordsWidth - 80;
const rowGap = 3.4;
const factSizes = [9.6, 8.8, 8] as const;

/** Takes the first size whose values all fit the room. If none does, the provenance ends with an ellipsis. */
function rowsOf(sheet: Sheet, facts: Certificate['facts'], room: number) {
  const shown = facts.filter(({ name }) => name !== 'Title' && name !== 'Artist');
  const rowsAt = (size: number) =>
    shown.map((fact) => ({
      ...fact,
      height: sheet.heightOf(fact.value, { size, width: valueWidth }) + rowGap,
    }));
  const tall = (rows: ReturnType<typeof rowsAt>) => rows.reduce((sum, { height }) => sum + height, 0);
  const size = factSizes.find((one) => tall(rowsAt(one)) <= room) ?? factSizes[2];
  const rows = rowsAt(size);
  const excess = Math.max(0, tall(rows) - room);
  const cut = rows.map((row) => (row.name === 'Provenance' ? { ...row, height: row.height - excess } : row));
  return { rows: cut, size };
}

function confirmation({ artist }: Certificate): string {
  return `We confirm that this work is by ${artist}, and that it has not been altered since it came to the gallery. This certificate belongs to the work. When the gallery sells the work again, it issues a new certificate in its place.`;
}

function drawSignatures({ add, write, rule }: Sheet, { artist }: Certificate): void {
  const people: [string, string][] = [
    [artist, 'Artist'],
    [brand.founder.name, `Founder, ${brand.name}`],
  ];
  people.forEach(([name, role], at) => {
    const from = margins.left + at * 210;
    rule(640, { color: colors.ink, from, width: 176 });
    add('P', () => {
      write(name, from, 647, { font: 'sans strong', size: 9.6, width: 190, height: 13 });
      write(role, from, 661, { size: 9.6, color: colors.quiet, width: 190 });
    });
  });
}

function drawCheck(
  { add, addFigure, write, rule, doc }: Sheet,
  certificate: Certificate,
  { publicUrl, address }: Pick<CertificatePaper, 'publicUrl' | 'address'>,
): void {
  const { number, hash, issued_at } = certificate;
  const url = publicUrl + certificatePath(number);
  rule(708);
  const code: Place = [margins.left, 724, margins.left + 70, 794];
  addFigure(`QR code for ${url}`, code, () => drawCode(doc, url, code[0], code[1], 70));
  const x = margins.left + 88;
  const style = { size: 7.4, color: colors.quiet, width: contentWidth - 88 };
  add('P', () =>
    write('Is this certificate current?', x, 734, { ...style, font: 'sans strong', color: colors.ink }),
  );
  add('P', () => write(`Scan the code, or open ${url}`, x, 746, { ...style, height: 10 }));
  add('P', () => write(hash.replace(/(.{4})(?=.)/g, '$1 '), x, 758, { ...style, size: 7 }));
  const issued = `Issued on ${formatDate(issued_at)}. ${brand.company}, ${address}`;
  add('P', () => write(issued, x, 780, { ...style, height: 20 }));
}

/** Draws the dark squares of a QR code as one path, so that it stays sharp in print. */
function drawCode(doc: PDFKit.PDFDocument, text: string, x: number, y: number, size: number): void {
  const { modules } = QRCode.create(text, { errorCorrectionLevel: 'M' });
  const side = size / modules.size;
  for (let row = 0; row < modules.size; row += 1)
    for (let column = 0; column < modules.size; column += 1)
      if (modules.get(row, column)) doc.rect(x + column * side, y + row * side, side, side);
  doc.fill(colors.ink);
}

const underlinePath =
  'M1 5Q1 5.3 3 5.2Q4.9 5.1 7.7 4.9Q10.5 4.7 13.7 4.5Q17 4.4 20.5 4.3Q24 4.3 27.7 4.6Q31.4 4.8 35.6 5.3Q39.7 5.7 44.2 6.1Q48.7 6.5 53.3 6.7Q58 6.8 63.4 6.5Q68.8 6.2 74.7 5.6Q80.7 5 86.1 4.4Q91.5 3.8 95.3 3.3Q99 2.9 99 2.6Q99 2.3 95.2 2.5Q91.4 2.7 86 3Q80.6 3.3 74.6 3.5Q68.7 3.8 63.3 3.9Q58 4 53.4 3.8Q48.8 3.6 44.4 3.2Q40 2.8 35.8 2.4Q31.7 2 27.8 1.8Q24 1.7 20.4 1.9Q16.9 2.1 13.6 2.5Q10.3 3 7.5 3.5Q4.8 3.9 2.9 4.3Q1 4.7 1 5Z';
