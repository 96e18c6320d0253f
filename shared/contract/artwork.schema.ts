import { type InferType, number, object, string } from 'yup';
import { artworkTypes } from './artwork';
import { idPattern } from './id';
import { listQuerySchema } from './list.schema';
import { email, words } from './words.schema';

const typeMessage = `type must be one of ${artworkTypes.join(', ')}`;
const artistMessage = 'artist must be an id';
const priceMessage = 'price must be a whole number of naira';

/** The query of `GET /artwork`: filters and the place in the list. */
export const artworkQuerySchema = listQuerySchema.shape({
  type: string().typeError(typeMessage).oneOf(artworkTypes, typeMessage),
  artist: string().typeError(artistMessage).matches(idPattern, artistMessage),
});
export type ArtworkQuery = InferType<typeof artworkQuerySchema>;

/** What 'Create Artwork' sends. */
export const createArtworkSchema = object({
  img_url: words().required('Image is required'),
  name_of_artwork: words().required('Artwork name is required'),
  artist_email: email('Artist email'),
  type_of_artwork: string().oneOf(artworkTypes, typeMessage),
  price: number()
    .transform((price, sent) => (sent === '' ? undefined : price))
    .required('price is required')
    .typeError(priceMessage)
    .integer(priceMessage)
    .min(1, priceMessage)
    .max(1_000_000_000, priceMessage),
  description: words().required('description is required'),
});
export type CreateArtworkInput = InferType<typeof createArtworkSchema>;
