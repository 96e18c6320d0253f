import { type InvoicePaper, invoiceSheet } from './drawing/invoice-sheet';
import { readPaperPicture } from './drawing/paper-picture';

/** `mediaFolder` has the pictures of works. */
export type PaperTask = { mediaFolder: string; invoice: InvoicePaper };

/** In pixels: 300 dots per inch. */
const invoicePicture = 220;

/** Draws a paper. Returns the PDF. */
export async function makePaper({ mediaFolder, invoice }: PaperTask): Promise<Buffer> {
  const picture = await readPaperPicture(mediaFolder, invoice.facts.work.picture, invoicePicture);
  return invoiceSheet(invoice, picture);
}
