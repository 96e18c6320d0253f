import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Certificate } from '@gallery/shared/contract/catalogue/certificates/certificate';
import { extractText, getDocumentProxy } from 'unpdf';
import { jpegOf } from '../../../testing/gallery/pictures';
import { certificateFacts } from '../certificates/certificate-facts';
import { type InvoiceFacts, invoiceLinesOf } from '../invoices/invoice-facts';
import { makePaper, type PaperTask } from '../make-paper';

const hash = 'd'.repeat(32);
let mediaFolder: string;

beforeAll(async () => {
  mediaFolder = await mkdtemp(path.join(tmpdir(), 'papers-'));
  await mkdir(path.join(mediaFolder, hash));
  await writeFile(path.join(mediaFolder, hash, 'original.jpg'), await jpegOf(900, 1200));
});
afterAll(() => rm(mediaFolder, { recursive: true, force: true }));

/** Sentences end with a number, so that a test finds the last one. */
const wordsOf = (length: number, word: string) =>
  `${word} `
    .repeat(Math.ceil(length / (word.length + 1)))
    .slice(0, length - 4)
    .trim();

const short = {
  title: 'Ẹ̀yọ́',
  artist: 'Ngọzi Eze',
  materials: 'Ink on raw linen',
  provenance: ['The artist'],
  billTo: { name: 'Adaeze Nwosu', address: '12 Uli Close, Ikoyi, Lagos' },
  reason: 'The customer returned the work.',
};
/** The longest texts that the forms take. */
const long = {
  title: `${wordsOf(200, 'Lines for My Mother')} END`,
  artist: 'Oluwaseyifunmi Abcdefghijklmno',
  materials: `${wordsOf(200, 'Bronze, hammered')} END`,
  provenance: Array.from({ length: 30 }, (_, at) => `${1990 + at}: ${wordsOf(120, 'Private collection')}`),
  billTo: {
    name: `Dr ${wordsOf(40, 'Oluwaseyifunmi')} ${wordsOf(40, 'Ọlátúnjí')}`,
    address: `${wordsOf(496, 'Plot 1128 Uli Close, Ikoyi')} END`,
  },
  reason: `${wordsOf(500, 'The customer returned the work')} END`,
};
type Texts = typeof short;

function certificateOf({ title, artist, materials, provenance }: Texts): PaperTask {
  const work = {
    title,
    artist,
    year: 2022,
    materials,
    height_cm: 1234.5,
    width_cm: 1234.5,
    depth_cm: 1234.5,
  };
  const named = certificateFacts({ ...work, signed: true, provenance, edition: { number: 12, size: 12 } });
  const facts: Certificate = {
    number: 'UG-2026-0142',
    state: 'current',
    is_signed: true,
    issued_at: '2026-11-27T10:00:00.000Z',
    artwork_id: 'work-1',
    title,
    artist,
    facts: Object.entries(named).map(([name, value]) => ({ name, value })),
    picture: null,
    hash: 'a1'.repeat(32),
    signature: '',
    public_key: '',
    ended_at: null,
    replaced_by: null,
    reason: null,
  };
  const certificate = {
    facts,
    picture: hash,
    publicUrl: 'https://gallery.example',
    address: '12 Uli Close, Ikoyi, Lagos',
  };
  return { mediaFolder, certificate };
}

const parts = {
  gallery: [
    { label: 'Work', amount: 1_000_000_000 },
    { label: 'Delivery', amount: 85_000 },
  ],
  auction: [
    { label: 'Hammer price', amount: 1_000_000_000 },
    { label: 'Premium', amount: 200_000_000 },
    { label: 'VAT on the premium', amount: 15_000_000 },
    { label: 'Delivery', amount: 85_000 },
  ],
};

function invoiceOf(texts: Texts, kind: 'invoice' | 'credit note', of: keyof typeof parts): PaperTask {
  const { title, artist, materials, billTo, reason } = texts;
  const isNote = kind === 'credit note';
  const facts: InvoiceFacts = {
    seller: {
      name: 'Uli Gallery',
      company: 'Uli Gallery Limited',
      address: '12 Uli Close, Ikoyi, Lagos, Nigeria',
      registration: 'RC 1234567, TIN 12345678-0001',
      contact: 'hello@gallery.example',
    },
    order: 123_456,
    reference: 'ord_0123456789abcdef0123456789abcdef',
    paidWith: 'Card ending in 4081',
    paidAt: '2026-11-27T10:00:00.000Z',
    work: { title, details: `${artist}, 2022, ${materials}, 1234.5 × 1234.5 × 1234.5 cm`, picture: hash },
    vatPercent: 7.5,
    lines: isNote
      ? [{ label: `Refund: ${title}`, amount: 100_000_000_000, vat: 6_976_744_186, net: 93_023_255_814 }]
      : invoiceLinesOf(parts[of]),
    corrects: isNote ? '2026-0041' : null,
    reason: isNote ? reason : null,
  };
  return { mediaFolder, invoice: { kind, number: '2026-0042', issuedAt: facts.paidAt, billTo, facts } };
}

const papers: [string, (texts: Texts) => PaperTask, string][] = [
  ['certificate', certificateOf, 'Certificate of authenticity UG-2026-0142 · Uli Gallery'],
  ['invoice', (texts) => invoiceOf(texts, 'invoice', 'gallery'), 'Invoice 2026-0042 · Uli Gallery'],
  ['invoice of a lot', (texts) => invoiceOf(texts, 'invoice', 'auction'), 'Invoice 2026-0042 · Uli Gallery'],
  [
    'credit note',
    (texts) => invoiceOf(texts, 'credit note', 'gallery'),
    'Credit note 2026-0042 · Uli Gallery',
  ],
];
const cases = papers.flatMap(([name, task, title]) => [
  { name, length: 'short', texts: short, task, title },
  { name, length: 'the longest', texts: long, task, title },
]);

test.each(cases)(
  'the $name with $length texts is one tagged A4 page in English',
  async ({ task, texts, title }) => {
    const bytes = await makePaper(task(texts));
    const raw = bytes.toString('latin1');
    const pdf = await getDocumentProxy(new Uint8Array(bytes));
    expect(pdf.numPages).toBe(1);
    expect((await pdf.getPage(1)).view.map(Math.round)).toEqual([0, 0, 595, 842]);
    expect(await pdf.getMarkInfo()).toMatchObject({ Marked: true });
    expect(await pdf.getViewerPreferences()).toMatchObject({ DisplayDocTitle: true });
    expect((await pdf.getMetadata()).info).toMatchObject({ Title: title, Language: 'en-NG' });
    expect(raw).toMatch(/\/StructTreeRoot \d+ 0 R/);
    expect(raw).toContain('/Lang (en-NG)');
    const tree = (await (await pdf.getPage(1)).getStructTree()) as Node;
    expect(rolesIn(tree)).toEqual(expect.arrayContaining(['Root', 'Document', 'H1', 'P']));
  },
);

test.each(cases)(
  'the $name with $length texts ends no word below the page or on another',
  async ({ task, texts }) => {
    const lines = await linesOf(await makePaper(task(texts)));
    for (const { top, bottom } of lines) expect(top >= 28 && bottom <= 842 - 28).toBe(true);
    expect(overlapsIn(lines)).toEqual([]);
  },
);

test('the certificate describes the picture and the code for screen readers', async () => {
  const tree = await treeOf(await makePaper(certificateOf(short)));
  expect(altsIn(tree)).toEqual([
    'Ẹ̀yọ́ by Ngọzi Eze',
    'QR code for https://gallery.example/certificate/UG-2026-0142',
  ]);
});

test('the certificate prints the whole title and medium of a work with the longest texts', async () => {
  const text = await textOf(await makePaper(certificateOf(long)));
  expect(text).toContain(long.title);
  expect(text).toContain(long.materials);
  expect(text).toContain('1990: Private collection');
});

test.each(['invoice', 'credit note'] as const)(
  'the %s prints the whole of the longest texts',
  async (kind) => {
    const text = await textOf(await makePaper(invoiceOf(long, kind, 'gallery')));
    expect(text).toContain(long.billTo.name);
    expect(text).toContain(long.billTo.address);
    expect(text).toContain(long.title);
    if (kind === 'credit note') expect(text).toContain(`Reason: ${long.reason}`);
  },
);

type Node = { role?: string; alt?: string; children?: Node[] };
type Line = { text: string; left: number; right: number; top: number; bottom: number };

const rolesIn = ({ role = '', children = [] }: Node): string[] => [role].concat(children.flatMap(rolesIn));
const altsIn = ({ alt, children = [] }: Node): string[] =>
  (alt ? [alt] : []).concat(children.flatMap(altsIn));

async function treeOf(bytes: Buffer): Promise<Node> {
  const pdf = await getDocumentProxy(new Uint8Array(bytes));
  return (await (await pdf.getPage(1)).getStructTree()) as Node;
}

async function textOf(bytes: Buffer): Promise<string> {
  const { text } = await extractText(await getDocumentProxy(new Uint8Array(bytes)), { mergePages: true });
  return text.replace(/\s+/g, ' ');
}

/** Returns the places of the texts, in points from the top left. */
async function linesOf(bytes: Buffer): Promise<Line[]> {
  const pdf = await getDocumentProxy(new Uint8Array(bytes));
  const { items } = await (await pdf.getPage(1)).getTextContent();
  return items.flatMap((item) => {
    if (!('str' in item) || item.str.trim() === '') return [];
    const [, , , size = 0, left = 0, baseline = 0] = item.transform;
    const top = 842 - baseline - size * 0.7;
    return [{ text: item.str, left, right: left + item.width, top, bottom: 842 - baseline }];
  });
}

function overlapsIn(lines: Line[]): string[] {
  return lines.flatMap((one, at) =>
    lines
      .slice(at + 1)
      .filter((other) => meet(one, other))
      .map((other) => `${one.text} / ${other.text}`),
  );
}

function meet(one: Line, other: Line): boolean {
  const across = Math.min(one.right, other.right) - Math.max(one.left, other.left);
  const down = Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top);
  return across > 1 && down > 1;
}
