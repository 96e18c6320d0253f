import { type InferType, object, string } from 'yup';

const message = 'artist_id is required';

/** The specification uses the same field name for the ids of artists and works. */
export const removalSchema = object({
  artist_id: string().typeError(message).required(message).max(100, message),
});
export type Removal = InferType<typeof removalSchema>;
