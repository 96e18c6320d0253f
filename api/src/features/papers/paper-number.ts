/** Formats the number of an invoice or a credit note: '2026-0043'. */
export function invoiceNumber({ year, number }: { year: number; number: number }): string {
  return `${year}-${String(number).padStart(4, '0')}`;
}

/** Reads '2026-0043'. Returns `null` for any other text. */
export function parseInvoiceNumber(text: string): { year: number; number: number } | null {
  const [, year, number] = /^(\d{4})-(\d{4,9})$/.exec(text) ?? [];
  return year && number ? { year: Number(year), number: Number(number) } : null;
}

/** Formats the number of a certificate: 'UG-2026-0142'. */
export function certificateNumber(place: { year: number; number: number }): string {
  return `UG-${invoiceNumber(place)}`;
}

/** Reads 'UG-2026-0142' in any case. Returns `null` for any other text. */
export function parseCertificateNumber(text: string): { year: number; number: number } | null {
  const [, number] = /^UG-(.+)$/i.exec(text) ?? [];
  return number ? parseInvoiceNumber(number) : null;
}
