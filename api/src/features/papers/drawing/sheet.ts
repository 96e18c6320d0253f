import { fileURLToPath } from 'node:url';
import { markPath } from '@gallery/shared/brand/mark-path';
import PDFDocument from 'pdfkit';

/** In points. The left margin leaves room for binding. */
export const margins = { left: 79.4, right: 56.7, top: 56.7, bottom: 45.4 };
export const page = { width: 595.28, height: 841.89 };
export const contentWidth = page.width - margins.left - margins.right;

/** Repeats the site's colors. Only the picture, the mark, and the line have color. */
export const colors = { ink: '#14181f', quiet: '#4e5157', line: '#dcd7cd', ufie: '#9b2c1c' };

const fonts = {
  'serif light': new URL('../fonts/uli-serif-300.ttf', import.meta.url),
  serif: new URL('../fonts/uli-serif-420.ttf', import.meta.url),
  sans: new URL('../fonts/uli-sans-400.ttf', import.meta.url),
  'sans strong': new URL('../fonts/uli-sans-600.ttf', import.meta.url),
};

export type TextStyle = {
  font?: keyof typeof fonts;
  size?: number;
  color?: string;
  width?: number;
  /** Longer text ends with an ellipsis, so that a paper stays one page. */
  height?: number;
  align?: 'left' | 'right';
  lineGap?: number;
  tabular?: boolean;
};

/** The library's types lack this subset. */
const universalAccess: object = { subset: 'PDF/UA' };

export type Cell = { tag: 'TH' | 'TD'; scope?: 'Column' | 'Row'; draw: () => void };

type Tag = 'H1' | 'P';

export type Sheet = ReturnType<typeof openSheet>;

/** Begins one A4 page of a tagged document (PDF/UA). `finish` returns its bytes. */
export function openSheet(about: { title: string; author: string }) {
  const { doc, ended } = openDocument(about);
  const { end, ...structure } = openStructure(doc);
  return { doc, ...structure, ...writerOf(doc), decorate, rule, finish };

  /** Draws what screen readers skip. */
  function decorate(draw: () => void): void {
    doc.markContent('Artifact', { type: 'Layout' });
    draw();
    doc.endMarkedContent();
  }

  function rule(y: number, { color = colors.line, from = margins.left, width = contentWidth } = {}): void {
    decorate(() => {
      doc
        .moveTo(from, y)
        .lineTo(from + width, y)
        .lineWidth(0.75)
        .strokeColor(color)
        .stroke();
    });
  }

  function finish(): Promise<Buffer> {
    end();
    doc.end();
    return ended;
  }
}

function openDocument({ title, author }: { title: string; author: string }) {
  const doc = new PDFDocument({
    size: 'A4',
    margin: 0,
    pdfVersion: '1.7',
    ...universalAccess,
    tagged: true,
    lang: 'en-NG',
    displayTitle: true,
    info: { Title: title, Author: author },
    font: fileURLToPath(fonts.sans),
  });
  for (const [name, url] of Object.entries(fonts)) doc.registerFont(name, fileURLToPath(url));
  const chunks: Buffer[] = [];
  doc.on('data', (chunk: Buffer) => void chunks.push(chunk));
  const ended = new Promise<Buffer>((resolve, reject) => {
    doc.once('end', () => resolve(Buffer.concat(chunks)));
    doc.once('error', reject);
  });
  return { doc, ended };
}

/** The structure that screen readers follow. */
function openStructure(doc: PDFKit.PDFDocument) {
  const root = doc.struct('Document');
  doc.addStructure(root);
  return { add, addFigure, addTable, end: () => root.end() };

  function add(tag: Tag, draw: () => void): void {
    root.add(doc.struct(tag, {}, draw));
  }

  /** Adds a picture with its description and its place: left, top, right, and bottom. */
  function addFigure(alt: string, bbox: [number, number, number, number], draw: () => void): void {
    // The library's types lack `bbox`.
    const options: object = { alt, bbox };
    root.add(doc.struct('Figure', options, draw));
  }

  function addTable(rows: Cell[][]): void {
    const table = doc.struct('Table');
    root.add(table);
    for (const cells of rows) {
      const row = doc.struct('TR');
      table.add(row);
      for (const cell of cells) row.add(cellOf(cell));
      row.end();
    }
    table.end();
  }

  /** Tells which cells a heading is for. The library's options lack it. */
  function cellOf({ tag, scope, draw }: Cell): PDFKit.PDFStructureElement {
    const element = doc.struct(tag, {}, draw);
    if (scope) Object.assign(Object(element).dictionary.data, { A: { O: 'Table', Scope: scope } });
    return element;
  }
}

/** Writes and measures text in the sheet's fonts. */
function writerOf(doc: PDFKit.PDFDocument) {
  return { write, heightOf, sized };

  function write(text: string, x: number, y: number, style: TextStyle = {}): void {
    const { font = 'sans', size = 10.5, color = colors.ink, tabular = false } = style;
    const { width = contentWidth, height, align = 'left', lineGap = size * 0.25 } = style;
    const shape = { width, height, ellipsis: height !== undefined, align, lineGap };
    doc
      .font(font)
      .fontSize(size)
      .fillColor(color)
      .text(text, x, y, tabular ? { ...shape, features: ['tnum'] } : shape);
  }

  function heightOf(text: string, { font = 'sans', size = 10.5, width, lineGap }: TextStyle): number {
    return doc
      .font(font)
      .fontSize(size)
      .heightOfString(text, { width, lineGap: lineGap ?? size * 0.25 });
  }

  /** Returns the style with the first of the sizes whose text fits the height, or with the last. */
  function sized<Style extends TextStyle & { height: number }>(text: string, style: Style, sizes: number[]) {
    const fits = (size: number) => heightOf(text, { ...style, size }) <= style.height;
    return { ...style, size: sizes.find(fits) ?? sizes.at(-1) };
  }
}

export function drawLetterhead({ doc, decorate, add, write }: Sheet, name: string): void {
  decorate(() => {
    doc.save().translate(margins.left, margins.top).scale(0.52);
    doc.path(markPath).fill(colors.ufie);
    doc.restore();
  });
  add('P', () => write(name, margins.left + 30, margins.top + 1, { font: 'serif', size: 14 }));
}
