import { brand } from '@gallery/shared/brand';
import type {
  Artwork,
  ArtworkFacts as Facts,
  ListedArtwork,
} from '@gallery/shared/contract/catalogue/artwork';
import type { ReactNode } from 'react';
import styles from './artwork-facts.module.css';
import { formatSize } from './size';

type ShownFact = 'year' | 'materials' | 'weight_kg' | 'framed' | 'signed' | 'condition';
/** The page joins the measures into one size, and uses the visual description as the picture's text. */
type JoinedFact = 'height_cm' | 'width_cm' | 'depth_cm' | 'visual_description';

// Fails to compile while a fact has no place on the page, at no cost in bytes.
({}) satisfies Record<Exclude<keyof Facts, ShownFact | JoinedFact>, never>;

type ArtworkFactsProps = {
  work: Artwork | ListedArtwork;
  /** Further rows, each a `Fact`. */
  children?: ReactNode;
};

export function ArtworkFacts({ work, children }: ArtworkFactsProps) {
  const isWhole = 'description' in work;
  return (
    <dl className={isWhole ? styles.facts : `${styles.facts} ${styles.waiting}`}>
      <Fact name="Type" value={work.type_of_artwork} />
      {isWhole && <OtherFacts work={work} />}
      {children}
    </dl>
  );
}

function OtherFacts({ work }: { work: Artwork }) {
  return (
    <>
      <Fact name="Year" value={work.year} />
      <Fact name="Materials" value={work.materials} />
      <Fact name="Size" value={formatSize(work) ?? brand.sizeText} />
      <Fact name="Weight" value={work.weight_kg && `${work.weight_kg} kg`} />
      <Fact name="Frame" value={yesNoText(work.framed, 'Framed', 'Not framed')} />
      <Fact name="Signature" value={yesNoText(work.signed, 'Signed by the artist', 'Not signed')} />
      <Fact name="Condition" value={work.condition} />
      <Fact name="Certificate" value={`Issued by ${brand.name}`} />
    </>
  );
}

export function Fact({ name, value }: { name: string; value: ReactNode }) {
  if (value === null || value === '') return null;
  return (
    <>
      <dt className={styles.name}>{name}</dt>
      <dd>{value}</dd>
    </>
  );
}

function yesNoText(fact: boolean | null, yes: string, no: string): string | null {
  if (fact === null) return null;
  return fact ? yes : no;
}
