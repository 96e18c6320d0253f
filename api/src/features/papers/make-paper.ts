import { type CataloguePaper, catalogueSheet } from './drawing/catalogue-sheet';
import { type CertificatePaper, certificateSheet } from './drawing/certificate-sheet';
import { type InvoicePaper, invoiceSheet } from './drawing/invoice-sheet';
import { type PackingPaper, packingSheet } from './drawing/packing-sheet';
import { readPaperPicture, type Wanted } from './drawing/paper-picture';
import { type StatementPaper, statementSheet } from './drawing/statement-sheet';

export type PaperTask = { mediaFolder: string } & (
  | { invoice: InvoicePaper }
  | { certificate: CertificatePaper }
  | { packing: PackingPaper }
  | { catalogue: CataloguePaper }
  | { statement: StatementPaper }
);

/** In pixels: 300 dots per inch at the size of the paper. */
const sizes = { invoice: 220, certificate: 810, packing: 450, catalogue: 640 };

export function wantedOf(task: PaperTask): Wanted {
  if ('catalogue' in task) return { size: sizes.catalogue, fromSmaller: true };
  if ('packing' in task) return { size: sizes.packing };
  return { size: 'invoice' in task ? sizes.invoice : sizes.certificate };
}

export async function makePaper(task: PaperTask): Promise<Buffer> {
  const read = (hash: string | null) => readPaperPicture(task.mediaFolder, hash, wantedOf(task));
  if ('invoice' in task) return invoiceSheet(task.invoice, await read(task.invoice.facts.work.picture));
  if ('packing' in task) return packingSheet(task.packing, await read(task.packing.work.picture));
  if ('statement' in task) return statementSheet(task.statement);
  if ('catalogue' in task) return catalogueSheet(task.catalogue, read);
  return certificateSheet(task.certificate, await read(task.certificate.picture));
}
