import { brand } from '@gallery/shared/brand';
import type { Config } from '../config';

export const securityContactPath = '/.well-known/security.txt';

/** In days. RFC 9116 recommends less than a year, after which readers no longer trust the file. */
const validDays = 180;

/** Tells researchers where to report a weakness, as RFC 9116 describes. The file stays valid for `validDays` after each answer. */
export function securityContactOf({ publicUrl }: Pick<Config, 'publicUrl'>): string {
  const expires = new Date(Date.now() + validDays * 24 * 60 * 60 * 1000);
  const lines = [
    `Contact: mailto:${brand.email}`,
    `Expires: ${expires.toISOString()}`,
    'Preferred-Languages: en',
    `Canonical: ${publicUrl}${securityContactPath}`,
  ];
  return `${lines.join('\n')}\n`;
}
