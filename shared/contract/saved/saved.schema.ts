import { array, boolean, type InferType, object } from 'yup';
import { listedArtworkSchema, streamPosition } from '../catalogue/artwork.schema';
import { anyText, count, id, messageSchema, naira, timestamp } from '../fields/answer.schema';

/** The address is `sharedListPath(token)`. */
const listLinkSchema = object({
  token: anyText(),
  since: timestamp(),
  opened: count(),
  opened_at: timestamp().nullable(),
});

export const savedListSchema = object({
  _id: id(),
  name: anyText(),
  /** Counts the works that the catalogue still shows. */
  works: count(),
  /** `null` while nobody else can see the list. */
  link: listLinkSchema.nullable(),
});
export type SavedList = InferType<typeof savedListSchema>;

export const savedListsSchema = object({ lists: array().of(savedListSchema).defined() });
export type SavedListsAnswer = InferType<typeof savedListsSchema>;

export const listMadeSchema = messageSchema.shape({ list: savedListSchema });
export type ListMadeAnswer = InferType<typeof listMadeSchema>;

export const listLinkAnswerSchema = messageSchema.shape({ link: listLinkSchema });
export type ListLinkAnswer = InferType<typeof listLinkAnswerSchema>;

export const savedWorkSchema = object({
  artwork: listedArtworkSchema,
  note: anyText(),
  saved_at: timestamp(),
  /** In whole naira, when the work was saved. `null` if the price was or is on request. */
  saved_price: naira().nullable(),
});
export type SavedWork = InferType<typeof savedWorkSchema>;

/** The works are in the owner's order. */
export const savedListAnswerSchema = object({
  list: savedListSchema,
  works: array().of(savedWorkSchema).defined(),
  stream_position: streamPosition(),
});
export type SavedListAnswer = InferType<typeof savedListAnswerSchema>;

export const savedIdsSchema = object({ artworks: array().of(id()).defined() });
export type SavedIdsAnswer = InferType<typeof savedIdsSchema>;

/** `left` are the works for which the list has no room. */
export const mergedSchema = messageSchema.shape({ left: array().of(id()).defined() });
export type MergedAnswer = InferType<typeof mergedSchema>;

export const savedWorksSchema = object({
  artworks: array().of(listedArtworkSchema).defined(),
  stream_position: streamPosition(),
});
export type SavedWorksAnswer = InferType<typeof savedWorksSchema>;

export const shownSchema = object({ shown: boolean().defined() });
export type ShownAnswer = InferType<typeof shownSchema>;

/** Contains neither the owner nor the notes. */
export const sharedListSchema = savedWorksSchema.shape({ token: anyText(), name: anyText() });
export type SharedListAnswer = InferType<typeof sharedListSchema>;
