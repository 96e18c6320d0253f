import type { Artist, ArtistAnswer, ArtistsAnswer } from '@gallery/shared/contract/artist';
import { array, type ObjectSchema, object, string } from 'yup';

const artistSchema: ObjectSchema<Artist> = object({
  _id: string().uuid().defined(),
  firstname: string().defined(),
  lastname: string().defined(),
  artist_statement: string().defined(),
  artist_bio: string().defined(),
});

export const artistAnswerSchema: ObjectSchema<ArtistAnswer> = object({ artist: artistSchema });

export const artistsAnswerSchema: ObjectSchema<ArtistsAnswer> = object({
  artists: array().of(artistSchema).defined(),
  next: string().defined().nullable(),
});
