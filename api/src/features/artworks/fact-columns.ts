import type { ArtworkFacts } from '@gallery/shared/contract/catalogue/artwork';
import { boolean, doublePrecision, integer, type PgColumnBuilderBase, text } from 'drizzle-orm/pg-core';

/** Uses the contract's names, so that rows, answers, changes, and the audit need no lists of their own. */
export const factColumns = {
  year: integer(),
  materials: text(),
  height_cm: doublePrecision(),
  width_cm: doublePrecision(),
  depth_cm: doublePrecision(),
  weight_kg: doublePrecision(),
  framed: boolean(),
  signed: boolean(),
  condition: text(),
  visual_description: text(),
} satisfies Record<keyof ArtworkFacts, PgColumnBuilderBase>;

export function factsOf<Facts extends Partial<ArtworkFacts>>(record: Facts) {
  const facts = Object.fromEntries(factNames.map((name) => [name, record[name]]));
  return facts as Pick<Facts, keyof ArtworkFacts & keyof Facts>;
}

/** Names the facts for the audit: `height_cm` becomes `height (cm)`. */
export function auditedFactsOf(record: ArtworkFacts): Record<string, ArtworkFacts[keyof ArtworkFacts]> {
  const labelOf = (name: string) => name.replace(/_(cm|kg)$/, ' ($1)').replaceAll('_', ' ');
  return Object.fromEntries(factNames.map((name) => [labelOf(name), record[name]]));
}

const factNames = Object.keys(factColumns) as (keyof ArtworkFacts)[];
