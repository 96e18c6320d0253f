import { type InferType, object, string } from 'yup';

const message = 'artist_id is required';

/** What removes an artist or a work: the specification names the id of either so. */
export const removalSchema = object({
  artist_id: string().typeError(message).required(message).max(100, message),
});
export type Removal = InferType<typeof removalSchema>;
