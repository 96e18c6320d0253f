import { array, type InferType, object, string } from 'yup';
import { availabilities } from '../catalogue/artwork.schema';
import { anyText, count, id, messageSchema, naira, recordVersion, timestamp } from '../fields/answer.schema';
import { editFields } from './edit-limits';

const field = () => string().oneOf(editFields).defined();

/** A work with the number of its edition: 'Dusk, 3 of 12'. */
const work = { _id: id(), name: anyText(), artist: anyText() };

export const plannedChangeSchema = object({
  ...work,
  version: recordVersion(),
  /** Prices are digits, and other values are words. */
  from: anyText(),
  to: anyText(),
});
export type PlannedChange = InferType<typeof plannedChangeSchema>;

/** A work that an edit leaves as it is. */
export const keptWorkSchema = object({
  ...work,
  availability: string().oneOf(availabilities).defined(),
  /** A sentence, such as 'It is sold.' */
  reason: anyText(),
});
export type KeptWork = InferType<typeof keptWorkSchema>;
export const keptWorksSchema = array().of(keptWorkSchema).defined();

export const editPreviewSchema = object({
  edit: id(),
  field: field(),
  changes: array().of(plannedChangeSchema).defined(),
  stays: keptWorksSchema,
  /** The artist that the works would get. `null` for other fields. */
  artist_id: id().nullable(),
  /** The sums of the changed prices. `null` for other fields. */
  before: naira().nullable(),
  after: naira().nullable(),
});
export type EditPreview = InferType<typeof editPreviewSchema>;

/** An edit that can be undone. */
export const worksEditSchema = object({
  _id: id(),
  field: field(),
  /** What it did, such as '+10%, rounded to #5,000'. */
  summary: anyText(),
  by: anyText(),
  /** The work of an edit of one work. An API of the release before sends none. */
  name: anyText().optional(),
  works: count(),
  at: timestamp(),
  undo_until: timestamp(),
  undoable: count(),
  /** The works that keep what the edit gave them, with the reason. */
  keeps: keptWorksSchema,
});
export type WorksEdit = InferType<typeof worksEditSchema>;

/** Newest first. */
export const editsAnswerSchema = object({ edits: array().of(worksEditSchema).defined() });
export type EditsAnswer = InferType<typeof editsAnswerSchema>;

export const editDoneSchema = messageSchema.shape({ edit: worksEditSchema });
export type EditDoneAnswer = InferType<typeof editDoneSchema>;

export const undoneSchema = messageSchema.shape({ keeps: array().of(keptWorkSchema).defined() });
export type UndoneAnswer = InferType<typeof undoneSchema>;

/** What putting works into a viewing room or an auction would do. */
export const placementSchema = object({
  /** In the order in which they join. */
  joins: array()
    .of(object({ _id: id(), name: anyText(), artist: anyText() }))
    .defined(),
  stays: keptWorksSchema,
});
export type Placement = InferType<typeof placementSchema>;
