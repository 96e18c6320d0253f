import { array, type InferType, object } from 'yup';
import { anyText, id } from '../fields/answer-fields.schema';
import { keptWorksSchema } from './works-edit.schema';

/** What putting works into a viewing room or an auction would do. */
export const placementSchema = object({
  /** In the order in which they join. */
  joins: array()
    .of(object({ _id: id(), name: anyText(), artist: anyText() }))
    .defined(),
  stays: keptWorksSchema,
});
export type Placement = InferType<typeof placementSchema>;
