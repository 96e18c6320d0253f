import type {
  Artist,
  ArtistRecord,
  ArtistRecordsAnswer,
  ArtistSavedAnswer,
} from '@gallery/shared/contract/catalogue/artist';
import { array, number, type ObjectSchema, object, string } from 'yup';
import { pagedSchema } from '../../http/paging/paged-schema';

const artistFields = {
  _id: string().uuid().defined(),
  firstname: string().defined(),
  lastname: string().defined(),
  artist_statement: string().defined(),
  artist_bio: string().defined(),
};

/** What only an administrator sees is left out for everybody else. */
const artistSchema: ObjectSchema<Artist & Partial<ArtistRecord>> = object({
  ...artistFields,
  email: string(),
  mobile: string(),
  version: number().integer(),
});

export const recordSchema: ObjectSchema<ArtistRecord> = object({
  ...artistFields,
  email: string().defined(),
  mobile: string().defined(),
  version: number().integer().min(1).defined(),
});

export const artistAnswerSchema = object({ artist: artistSchema });

export const artistsAnswerSchema = object({
  artists: array().of(artistSchema).defined(),
  next: string().defined().nullable(),
});

export const artistKeptSchema: ObjectSchema<ArtistSavedAnswer> = object({
  message: string().defined(),
  artist: recordSchema,
});

export const artistRecordsSchema: ObjectSchema<ArtistRecordsAnswer> = pagedSchema.shape({
  artists: array().of(recordSchema).defined(),
});
