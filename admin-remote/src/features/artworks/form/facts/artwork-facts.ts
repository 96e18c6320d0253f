import type { ArtworkFacts } from '@gallery/shared/contract/catalogue/artwork';
import type { FieldValue } from '@gallery/shared/forms';
import type { FactInput } from './fact-inputs';

export type FactName = keyof ArtworkFacts;
type Fact = { label: string; input: FactInput; hint?: string; wide?: boolean };

/** The form shows the facts in this order. */
export const artworkFacts: Record<FactName, Fact> = {
  year: { label: 'Year', input: 'year' },
  materials: { label: 'Materials', input: 'text' },
  height_cm: { label: 'Height, cm', input: 'measure' },
  width_cm: { label: 'Width, cm', input: 'measure' },
  depth_cm: { label: 'Depth, cm', input: 'measure' },
  weight_kg: { label: 'Weight, kg', input: 'measure' },
  framed: { label: 'Framed', input: 'yesNo' },
  signed: { label: 'Signed', input: 'yesNo' },
  condition: {
    label: 'Condition',
    input: 'text',
    hint: 'In a few words, for lots and packing lists. Reports with a date and pictures are entries.',
    wide: true,
  },
  visual_description: {
    label: 'Visual description',
    input: 'longText',
    hint: 'What the picture shows, for those who cannot see it.',
    wide: true,
  },
};

export const factNames = Object.keys(artworkFacts) as FactName[];

/** An empty string means that the fact is unknown. */
export function factValuesOf(work: ArtworkFacts) {
  return mapFacts((name): FieldValue => {
    const fact = work[name];
    return typeof fact === 'boolean' ? String(fact) : (fact ?? '');
  });
}

export function mapFacts<Value>(map: (name: FactName) => Value): Record<FactName, Value> {
  return Object.fromEntries(factNames.map((name) => [name, map(name)])) as Record<FactName, Value>;
}
