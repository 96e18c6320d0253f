export type { Certificate, CertificateAnswer } from './certificate.schema';

export const maxCertificateNumber = 40;

/** Reads what a person types: 'ug 2026 0142' is 'UG-2026-0142'. Returns `null` for any other text. */
export function certificateNumberOf(typed: string): string | null {
  const short = typed.slice(0, maxCertificateNumber).trim();
  const [, year, place] = /^UG[\s–-]?(\d{4})[\s–-]?(\d{4,8})$/i.exec(short) ?? [];
  return year && place ? `UG-${year}-${place}` : null;
}

export const certificatePaths = {
  one: (number: string) => `/certificate/${encodeURIComponent(number)}`,
  pdf: (number: string) => `/certificate/${encodeURIComponent(number)}/pdf`,
  /** For administrators. */
  withdraw: (number: string) => `/certificate/${encodeURIComponent(number)}/withdraw`,
};
