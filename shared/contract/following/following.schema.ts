import { array, boolean, type InferType, object } from 'yup';
import { listedArtistSchema } from '../catalogue/artists/artist.schema';
import { listedArtworkSchema } from '../catalogue/artwork.schema';
import { anyText, count, id, messageSchema, timestamp } from '../fields/answer.schema';

export const followedArtistSchema = object({ artist: listedArtistSchema, since: timestamp() });
export type FollowedArtist = InferType<typeof followedArtistSchema>;

export const followedIdsSchema = object({ artists: array().of(id()).defined() });
export type FollowedIdsAnswer = InferType<typeof followedIdsSchema>;

export const savedSearchSchema = object({
  _id: id(),
  /** The filters in words, such as 'Paintings under #500,000'. */
  name: anyText(),
  query: anyText(),
  since: timestamp(),
});
export type SavedSearch = InferType<typeof savedSearchSchema>;

export const newWorkSchema = object({
  artwork: listedArtworkSchema,
  /** Why the person sees it, such as 'You follow Ngọzi Eze'. */
  reason: anyText(),
});
export type NewWork = InferType<typeof newWorkSchema>;

export const followingSchema = object({
  artists: array().of(followedArtistSchema).defined(),
  searches: array().of(savedSearchSchema).defined(),
  /** Newest first, without sold works. */
  works: array().of(newWorkSchema).defined(),
  /** The works that arrived since the last visit. */
  unseen: count(),
  mails_stopped: boolean().defined(),
});
export type FollowingAnswer = InferType<typeof followingSchema>;

export const newsSchema = object({ unseen: count() });
export type NewsAnswer = InferType<typeof newsSchema>;

export const searchSavedSchema = messageSchema.shape({ search: savedSearchSchema });
export type SearchSavedAnswer = InferType<typeof searchSavedSchema>;
