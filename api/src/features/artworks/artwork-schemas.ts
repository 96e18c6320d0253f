import {
  type Artwork,
  type ArtworkAnswer,
  type ArtworkRecord,
  type ArtworkRecordAnswer,
  type ArtworkSavedAnswer,
  type ArtworksAnswer,
  availabilities,
  pictureStates,
} from '@gallery/shared/contract/catalogue/artwork';
import { artworkTypes } from '@gallery/shared/contract/catalogue/artwork-types';
import { array, boolean, number, type ObjectSchema, object, string } from 'yup';
import { pictureSchema } from '../../http/answers/picture-schema';
import { auditSchema } from '../audit/audit-schema';

const words = () => string().defined();
const wordsOrNull = () => string().defined().nullable();
const centimetres = () => number().defined().nullable();

export const artworkSchema: ObjectSchema<Artwork> = object({
  _id: string().uuid().defined(),
  name_of_artwork: words(),
  type_of_artwork: string().oneOf(artworkTypes).defined(),
  price: number().integer().defined(),
  description: words(),
  img_url: words(),
  picture: pictureSchema,
  artist_id: object({
    _id: string().uuid().defined(),
    firstname: words(),
    lastname: words(),
    artist_statement: words(),
  }).nullable(),
  availability: string().oneOf(availabilities).defined(),
  held_until: string().datetime().defined().nullable(),
  version: number().integer().min(1).defined(),
  year: number().integer().defined().nullable(),
  materials: wordsOrNull(),
  height_cm: centimetres(),
  width_cm: centimetres(),
  depth_cm: centimetres(),
  framed: boolean().defined().nullable(),
  signed: boolean().defined().nullable(),
  condition: wordsOrNull(),
  visual_description: wordsOrNull(),
});

export const artworkAnswerSchema: ObjectSchema<ArtworkAnswer> = object({ artwork: artworkSchema });

export const artworkKeptSchema: ObjectSchema<ArtworkSavedAnswer> = object({
  message: words(),
  artwork: artworkSchema,
});

/** A work as the back office edits it. */
export const editedArtworkSchema: ObjectSchema<ArtworkRecord> = artworkSchema.shape({
  artist_email: words(),
  picture_state: string().oneOf(pictureStates).defined(),
});

export const artworkRecordSchema: ObjectSchema<ArtworkRecordAnswer> = object({
  artwork: editedArtworkSchema,
  audit: auditSchema,
});

const works = () => number().integer().min(0).defined();

export const artworksAnswerSchema: ObjectSchema<ArtworksAnswer> = object({
  artworks: array().of(artworkSchema).defined(),
  next: wordsOrNull(),
  total: works(),
  counts: object({ Painting: works(), 'Digital Painting': works(), Sculpture: works() }),
});
