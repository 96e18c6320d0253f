import { type CataloguePaper, catalogueSheet } from './drawing/catalogue-sheet';
import { type CertificatePaper, certificateSheet } from './drawing/certificate-sheet';
import { type InvoicePaper, invoiceSheet } from './drawing/invoice-sheet';
import { type PackingPaper, packingSheet } from './drawing/packing-sheet';
import { readPaperPicture } from './drawing/paper-picture';
import { type StatementPaper, statementSheet } from './drawing/statement-sheet';

/** `mediaFolder` has the pictures of works. */
export type PaperTask = { mediaFolder: string } & (
  | { invoice: InvoicePaper }
  | { certificate: CertificatePaper }
  | { packing: PackingPaper }
  | { catalogue: CataloguePaper }
  | { statement: StatementPaper }
);

/** In pixels: 300 dots per inch at the size of the paper. */
const invoicePicture = 220;
const certificatePicture = 810;
const packingPicture = 450;
const cataloguePicture = 640;

/** Draws a paper. Returns the PDF. */
export async function makePaper({ mediaFolder, ...task }: PaperTask): Promise<Buffer> {
  const read = (hash: string | null, size: number) => readPaperPicture(mediaFolder, hash, { size });
  if ('invoice' in task) {
    const { invoice } = task;
    return invoiceSheet(invoice, await read(invoice.facts.work.picture, invoicePicture));
  }
  if ('packing' in task) {
    const { packing } = task;
    return packingSheet(packing, await read(packing.work.picture, packingPicture));
  }
  if ('statement' in task) return statementSheet(task.statement);
  if ('catalogue' in task) {
    const wanted = { size: cataloguePicture, fromSmaller: true };
    return catalogueSheet(task.catalogue, (hash) => readPaperPicture(mediaFolder, hash, wanted));
  }
  const { certificate } = task;
  return certificateSheet(certificate, await read(certificate.picture, certificatePicture));
}
