export type { Certificate, CertificateAnswer } from './certificate.schema';

export const certificatePaths = {
  one: (number: string) => `/certificate/${encodeURIComponent(number)}`,
  pdf: (number: string) => `/certificate/${encodeURIComponent(number)}/pdf`,
  /** For administrators. */
  withdraw: (number: string) => `/certificate/${encodeURIComponent(number)}/withdraw`,
};
