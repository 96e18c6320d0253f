import { array, type InferType, object } from 'yup';
import { count, id } from '../fields/answer.schema';
import { artworkColors, artworkMaterials, artworkSizes } from './artwork-choices';

/** How many works each further choice would show. The counts of a filter ignore that filter's own choice. */
export const choiceCountsSchema = object({
  materials: object(countsOf(artworkMaterials)),
  sizes: object(countsOf(artworkSizes)),
  /** An answer of the release before lacks them. */
  colors: object(countsOf(artworkColors)).optional().default(undefined),
  /** Leaves out artists without a matching work. */
  artists: array()
    .of(object({ _id: id(), works: count() }))
    .defined(),
});
export type ChoiceCounts = InferType<typeof choiceCountsSchema>;

function countsOf<Name extends string>(names: readonly Name[]) {
  return Object.fromEntries(names.map((name) => [name, count()])) as Record<Name, ReturnType<typeof count>>;
}
