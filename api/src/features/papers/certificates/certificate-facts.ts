import { editionNumberText } from '@gallery/shared/contract/catalogue/edition';
import { sizeText } from '../work-details';

export const factOrder = [
  'Artist',
  'Title',
  'Year',
  'Medium',
  'Size',
  'Signed',
  'Edition',
  'Provenance',
] as const;

type CertifiedWork = {
  title: string;
  artist: string;
  year: number | null;
  materials: string | null;
  height_cm: number | null;
  width_cm: number | null;
  depth_cm: number | null;
  signed: boolean | null;
  /** The steps that the public may read, such as '2019: Private collection'. */
  provenance: string[];
  /** A unique work has none. */
  edition?: { number: number; size: number };
};

/** Returns what a certificate says of a work. Leaves out what is unknown, and never names an owner. */
export function certificateFacts(work: CertifiedWork): Record<string, string> {
  const facts: Record<(typeof factOrder)[number], string> = {
    Artist: work.artist,
    Title: work.title,
    Year: String(work.year ?? ''),
    Medium: work.materials ?? '',
    Size: sizeText(work),
    Signed: signedText(work.signed),
    Edition: work.edition ? editionNumberText(work.edition) : 'Unique work',
    Provenance: work.provenance.join('; '),
  };
  return Object.fromEntries(Object.entries(facts).filter(([, value]) => value !== ''));
}

function signedText(signed: boolean | null): string {
  if (signed === null) return '';
  return signed ? 'By the artist' : 'Not signed';
}
