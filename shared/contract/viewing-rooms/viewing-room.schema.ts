import { array, boolean, type InferType, object, string } from 'yup';
import { listedArtworkSchema, streamPosition } from '../catalogue/artwork.schema';
import { anyText, count, id, messageSchema, recordVersion, timestamp } from '../fields/answer.schema';

/** The address is `viewingRoomPath(token)`. */
const roomLinkSchema = object({ token: anyText(), since: timestamp() });

export const viewingRoomSchema = object({
  _id: id(),
  title: anyText(),
  /** '' if the room is for nobody in particular. */
  recipient: anyText(),
  closes_at: timestamp(),
  has_ended: boolean().defined(),
  /** Counts the works that the catalogue still shows. */
  works: count(),
  /** `null` while only staff can see the room. */
  link: roomLinkSchema.nullable(),
  opened: count(),
  opened_at: timestamp().nullable(),
  /** At `roomLimits.visitors`, the room counts only the last ones. */
  visitors: count(),
  /** The work that visitors looked at longest. */
  longest: string().defined().nullable(),
  version: recordVersion(),
});
export type ViewingRoom = InferType<typeof viewingRoomSchema>;

export const viewingRoomsSchema = object({ rooms: array().of(viewingRoomSchema).defined() });
export type ViewingRoomsAnswer = InferType<typeof viewingRoomsSchema>;

const roomLabelSchema = object({
  artwork_id: id(),
  /** What the curator says about the work, or ''. */
  note: anyText(),
  /** A room without prices shows none of its works' prices. */
  show_price: boolean().defined(),
});
export type RoomLabel = InferType<typeof roomLabelSchema>;

export const viewingRoomRecordSchema = object({
  room: viewingRoomSchema,
  note: anyText(),
  show_prices: boolean().defined(),
  /** In the curator's order. */
  artworks: array().of(listedArtworkSchema).defined(),
  /** One for each of the works. An answer of the release before lacks them. */
  labels: array().of(roomLabelSchema).optional(),
  looks: array()
    .of(object({ artwork_id: id(), visitors: count(), seconds: count() }))
    .defined(),
});
export type ViewingRoomRecord = InferType<typeof viewingRoomRecordSchema>;

export const viewingRoomAnswerSchema = messageSchema.shape({ room: viewingRoomSchema });
export type ViewingRoomAnswer = InferType<typeof viewingRoomAnswerSchema>;

/** An answer of the release before lacks the materials. */
const shownWorkSchema = listedArtworkSchema.shape({
  materials: anyText().nullable().optional(),
  note: anyText().optional(),
  show_price: boolean().optional(),
});
export type ShownWork = InferType<typeof shownWorkSchema>;

/** Contains neither figures nor who made the room. A hidden price is `null`. */
export const shownRoomSchema = object({
  token: anyText(),
  title: anyText(),
  recipient: anyText(),
  note: anyText(),
  show_prices: boolean().defined(),
  closes_at: timestamp(),
  artworks: array().of(shownWorkSchema).defined(),
  stream_position: streamPosition(),
});
export type ShownRoomAnswer = InferType<typeof shownRoomSchema>;
