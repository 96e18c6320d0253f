import { type InferType, object } from 'yup';
import { email, personName, text } from '../fields/text.schema';
import { version } from '../fields/version.schema';

export const createArtistSchema = object({
  firstname: personName('first name', 15),
  lastname: personName('last name', 15),
  email: email('Email'),
  mobile: text(32, 'Phone number is too long')
    .required('Phone number is required')
    .min(10, 'Phone number must be at least 10 characters long'),
  artist_bio: text(10_000, 'Artist Bio is too long').required('Artist Bio is required'),
  artist_statement: text(5_000, 'Artist Statement is too long').required('Artist Statement is required'),
});
export type CreateArtistInput = InferType<typeof createArtistSchema>;

export const changeArtistSchema = createArtistSchema.shape({ version: version() });
export type ChangeArtistInput = InferType<typeof changeArtistSchema>;
