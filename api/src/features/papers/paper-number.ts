/** Formats the number of an invoice or a credit note: '2026-0043'. */
export function invoiceNumber({ year, number }: { year: number; number: number }): string {
  return `${year}-${String(number).padStart(4, '0')}`;
}

/** Reads '2026-0043'. Returns `null` for any other text. */
export function parseInvoiceNumber(text: string): { year: number; number: number } | null {
  const [, year, number] = /^(\d{4})-(\d{4,9})$/.exec(text) ?? [];
  return year && number ? { year: Number(year), number: Number(number) } : null;
}
