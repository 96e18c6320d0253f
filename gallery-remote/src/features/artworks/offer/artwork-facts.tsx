import { brand } from '@gallery/shared/brand';
import type {
  Artwork,
  ArtworkFacts as Facts,
  ListedArtwork,
} from '@gallery/shared/contract/catalogue/artwork';
import styles from './artwork-facts.module.css';
import { formatSize } from './size';

/** The measures are one size, under `height_cm`; the visual description is the picture's text. */
type ShownFact = Exclude<keyof Facts, 'width_cm' | 'depth_cm' | 'visual_description'>;
type FactText = string | number | null;

export function ArtworkFacts({ work }: { work: Artwork | ListedArtwork }) {
  const isWhole = 'description' in work;
  return (
    <dl className={isWhole ? styles.facts : `${styles.facts} ${styles.waiting}`}>
      <Fact name="Type" value={work.type_of_artwork} />
      {isWhole &&
        Object.values(rowsOf(work)).map(([name, value]) => <Fact key={name} name={name} value={value} />)}
    </dl>
  );
}

function rowsOf(work: Artwork): Record<ShownFact, [name: string, value: FactText]> {
  return {
    year: ['Year', work.year],
    materials: ['Materials', work.materials],
    height_cm: ['Size', formatSize(work) ?? brand.sizeText],
    framed: ['Frame', yesNoText(work.framed, 'Framed', 'Not framed')],
    signed: ['Signature', yesNoText(work.signed, 'Signed by the artist', 'Not signed')],
    condition: ['Condition', work.condition],
  };
}

function Fact({ name, value }: { name: string; value: FactText }) {
  if (value === null) return null;
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
